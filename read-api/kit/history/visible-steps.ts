import { isNote } from '#domain/note-kinds.ts';
import type { Caller } from '#http/caller.ts';
import type { LogDeps } from '../../deps.ts';
import { eventsFor, seesHistoryOf } from '../scope.ts';
import type { Step } from './streams.ts';

/** Returns an entity's events if the caller may see at least one of them; otherwise null. */
export function knownTo(
  { areas }: Pick<LogDeps, 'areas'>,
  caller: Caller,
  steps: readonly Step[],
): readonly Step[] | null {
  const last = steps.at(-1);
  const isKnown =
    last !== undefined && seesHistoryOf(caller, last.after) && eventsFor(areas, caller, steps).length > 0;
  return isKnown ? steps : null;
}

/**
 * The steps of one stream that the caller may see, without notes, which do not change the entity. In a stream of
 * several brands, a brand admin gets the steps that concern its brand, and revisions count only these.
 */
export function stepsFor({ areas }: Pick<LogDeps, 'areas'>, caller: Caller, steps: readonly Step[]): Step[] {
  const kind = areas.streams[steps.at(0)?.category ?? ''];
  const lived = steps.filter((step) => !isNote(step));
  if (caller.label !== 'brand_admin' || kind?.isToldTo === undefined) return lived;
  const told = lived.filter((step) => kind.isToldTo?.(step, caller.brandId));
  return told.map((step, index) => ({ ...step, revision: BigInt(index) }));
}
