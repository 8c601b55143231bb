/** A command that a stream has already taken: the revision of its last event, and the hash of what was asked. */
export interface Remembered {
  commandId: string;
  bodyHash: string | null;
  revision: bigint;
}

/** How many commands a stream remembers. A repeat that comes later than that is decided anew, and mostly refused. */
export const memorySpan = 64;

/**
 * The memory after one more event. The events of one command are remembered once, with the last one's revision.
 * Why states remember at all: the store recognises a repeated append only while nothing has been appended since.
 */
export function remember(memory: readonly Remembered[], event: Remembered, span = memorySpan): Remembered[] {
  const others = memory.filter((known) => known.commandId !== event.commandId);
  return [...others, event].slice(-span);
}
