import { statfs } from 'node:fs/promises';

/**
 * Free space reserved for Postgres, which ends when it cannot write its WAL: two WAL segments and the writes that follow from
 * them.
 */
const reservedBytes = 64 * 1024 * 1024;
const lookEveryMs = 500;

/** Watches whether the disks of some folders have enough free space. */
export interface Room {
  /** Returns whether a disk is short of space, as measured at most half a second ago. */
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

/** Returns a disk's free bytes. An unreadable folder counts as having space: other code reports that fault. */
async function freeBytes(folder: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}
