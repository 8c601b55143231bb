import { statfs } from 'node:fs/promises';

/** Kept free for Postgres, which ends when it cannot write its WAL: two WAL segments and the writes that follow from them. */
const reservedBytes = 64 * 1024 * 1024;
const lookEveryMs = 500;

/** Whether the disks of some folders have enough free space. */
export interface Room {
  /** At most half a second old. */
  isShort(): boolean;
  stop(): void;
}

export async function watchRoom(folders: readonly string[]): Promise<Room> {
  const look = async () => {
    const free = await Promise.all(folders.map(freeBytes));
    return free.some((bytes) => bytes < reservedBytes);
  };
  let isShort = await look();
  const timer = setInterval(async () => {
    isShort = await look();
  }, lookEveryMs).unref();
  return { isShort: () => isShort, stop: () => clearInterval(timer) };
}

/** Treats an unreadable folder as having room: other code reports that fault. */
async function freeBytes(folder: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}
