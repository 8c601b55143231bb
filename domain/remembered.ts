/** A handled command of a stream: its id, the revision of its last event, and the hash of the request. */
export interface Remembered {
  commandId: string;
  bodyHash: string | null;
  revision: bigint;
}

/** How many commands a stream remembers. A retry of an older command is decided again, and usually refused. */
export const memorySpan = 64;

/**
 * Returns the memory after one more event. A command with several events is remembered once, with the last event's revision.
 * States need a memory because the store recognizes a repeated append only until the next append.
 */
export function remember(memory: readonly Remembered[], event: Remembered, span = memorySpan): Remembered[] {
  const others = memory.filter((known) => known.commandId !== event.commandId);
  return [...others, event].slice(-span);
}
