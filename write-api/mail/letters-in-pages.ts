import { isUnavailability } from '#http/availability.ts';
import type { WriteDeps } from '../deps.ts';
import type { CallEnd, DueCall, OutsideCall } from '../kit/outside/outside-call.ts';

/** The number of entities that are looked at together. After a crash, at most so many are looked at again. */
const together = 8;

interface Pages<Subject> {
  kind: string;
  /** Returns the subject of the letters, such as a plan whose price changed. `key` is the key of the call. */
  subject(deps: WriteDeps, key: string): Promise<Subject>;
  /** Returns the next ids above `after`, the lowest first. */
  idsAfter(deps: WriteDeps, page: { after: number; atMost: number }): Promise<readonly number[]>;
  /** Writes the letter about one entity, if it needs one. It must be safe to repeat. */
  write(deps: WriteDeps, subject: Subject, id: number, due: DueCall): Promise<void>;
}

/**
 * Builds a call that writes letters about many entities. There may be a million of them, so the call keeps the last id that it
 * has reached, and a crash continues there. Letters that fail for other reasons than an outage leave the others alone.
 */
export function lettersInPages<Subject>({ kind, ...pages }: Pages<Subject>): OutsideCall {
  return { kind, atOnce: 1, call: (deps, due) => writeAll(deps, due, pages) };
}

async function writeAll<Subject>(
  deps: WriteDeps,
  due: DueCall,
  { subject, idsAfter, write }: Omit<Pages<Subject>, 'kind'>,
): Promise<CallEnd> {
  const about = await subject(deps, due.key);
  const problems: unknown[] = [];
  let { after } = (due.answer ?? { after: 0 }) as { after: number };
  for (;;) {
    due.signal.throwIfAborted();
    const ids = await idsAfter(deps, { after, atMost: together });
    const last = ids.at(-1);
    if (last === undefined) break;
    await Promise.all(
      ids.map((id) =>
        write(deps, about, id, due).catch((error: unknown) => {
          if (isUnavailability(error) || due.signal.aborted) throw error;
          problems.push(error);
        }),
      ),
    );
    after = last;
    await due.keep({ after });
  }
  if (problems.length === 0) return { end: 'answered', next: null };
  const [first] = problems;
  const problem = `${problems.length} letters: ${first instanceof Error ? first.message : first}`;
  return { end: 'failed', next: null, problem };
}
