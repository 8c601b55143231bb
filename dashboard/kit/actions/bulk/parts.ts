import type { ItemResult } from '#http/contract.ts';

/** Maximum rows of one bulk call. */
export const partAtMost = 500;

/** One call of a bulk action. Its idempotency key makes a repeat harmless. */
export interface Part {
  ids: readonly number[];
  key: string;
}

/** The calls of an action on these ids, each with a key derived from the intent's key. */
export function partsOf(ids: readonly number[], intent: string): Part[] {
  const parts: Part[] = [];
  for (let at = 0; at < ids.length; at += partAtMost) {
    parts.push({ ids: ids.slice(at, at + partAtMost), key: `${intent}-${parts.length + 1}` });
  }
  return parts;
}

/** The progress of a run: the number of answered parts, and their results. */
export interface Progress {
  answered: number;
  results: readonly ItemResult[];
}

export interface Run {
  parts: readonly Part[];
  send: (part: Part) => Promise<readonly ItemResult[]>;
  onProgress: (progress: Progress) => void;
  isStopped: () => boolean;
}

/**
 * Sends the parts one after another, and continues after an earlier run's progress. A stop ends the run between two
 * parts. If a part fails, it throws the part's error after reporting the parts before; the failed part may be sent
 * again.
 */
export async function runParts(
  { parts, send, onProgress, isStopped }: Run,
  from: Progress,
): Promise<Progress> {
  let progress = from;
  for (const part of parts.slice(from.answered)) {
    if (isStopped()) break;
    const results = await send(part);
    progress = { answered: progress.answered + 1, results: [...progress.results, ...results] };
    onProgress(progress);
  }
  return progress;
}
