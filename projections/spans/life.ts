import { isDeepStrictEqual } from 'node:util';

/** From when on a thing stood as it did. Times are ISO instants, by which events happened. */
export interface Step<Standing> {
  from: string;
  /** The revision of the event at which the thing's own stream stood at this time; null if another stream's event began the step. */
  revision: number | null;
  /** How the thing stood from then on; null if lists no longer showed it. */
  as: Standing | null;
}

/** How a thing stood over time: its steps in order, each with another time and another standing than the one before. */
export type Life<Standing> = readonly Step<Standing>[];

/** A stretch of time in which a thing stood the same. `until` is null while it lasts. */
export interface Span<Standing> {
  from: string;
  until: string | null;
  revision: number | null;
  as: Standing;
}

/**
 * Returns the life after a step; the same life if nothing changed. Of several steps of one instant only the last counts, as no
 * reader can look between them.
 */
export function stepped<Standing>(life: Life<Standing>, step: Step<Standing>): Life<Standing> {
  const last = life.at(-1);
  if (isDeepStrictEqual(last?.as ?? null, step.as)) return life;
  const earlier = last?.from === step.from ? life.slice(0, -1) : life;
  return isDeepStrictEqual(earlier.at(-1)?.as ?? null, step.as) ? earlier : [...earlier, step];
}

/** Returns how a thing stood at an instant; null if it did not exist, or lists did not show it. */
export function standingAt<Standing>(life: Life<Standing>, time: string): Standing | null {
  return life.findLast(({ from }) => from <= time)?.as ?? null;
}

/** Returns the spans of a life, oldest first. */
export function spansOf<Standing>(life: Life<Standing>): Span<Standing>[] {
  return life.flatMap(({ from, revision, as }, index) =>
    as === null ? [] : [{ from, until: life[index + 1]?.from ?? null, revision, as }],
  );
}
