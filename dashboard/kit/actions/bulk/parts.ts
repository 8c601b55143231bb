import type { ItemResult } from '#http/contract.ts';

/** The bulk call takes no more at once. */
export const partAtMost = 500;

/** One call of a bulk action; sent again under the same key it has no second effect. */
export interface Part {
  ids: readonly number[];
  key: string;
}

/** The calls of an action on these ids; each has a key of its own that is derived from the intent's. */
export function partsOf(ids: readonly number[], intent: string): Part[] {
  const parts: Part[] = [];
  for (let at = 0; at < ids.length; at += partAtMost) {
    parts.push({ ids: ids.slice(at, at + partAtMost), key: `${intent}-${parts.length + 1}` });
  }
  return parts;
}

/** How far a run has come: parts that were answered, and all that was answered. */
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
 * Sends the parts one after another from where an earlier run came to; it ends between two parts when it is stopped.
 * What a part fails with is thrown, after all before it was told: the part may be sent again.
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
