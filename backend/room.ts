import { statfs } from 'node:fs/promises';

/** So much stays free for Postgres, which ends where it cannot write its own log: two pieces of it, and what they lead to. */
const reservedBytes = 64 * 1024 * 1024;
const lookEveryMs = 500;

/** Whether there is room on the disks of some folders. */
export interface Room {
  /** As of half a second ago at most. */
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

/** A folder that cannot be looked at is somebody else's fault to tell of. */
async function freeBytes(folder: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}
