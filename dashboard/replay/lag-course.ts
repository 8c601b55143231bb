/** The lag since a time, as the highest lag of each step. All steps have one length. */
export interface LagCourse {
  /** The beginning, in ms since 1970. */
  since: number;
  /** The length of a step in ms. */
  step: number;
  /** The highest lag of each step in seconds, oldest first. */
  peaks: readonly number[];
}

/** The length of the first steps: the pause between two polls at rest. */
const shortest = 5_000;
const stepsAtMost = 120;

/** Begins a course with the lag in seconds at a time in ms. */
export function courseFrom(at: number, lag: number): LagCourse {
  return { since: at, step: shortest, peaks: [lag] };
}

/**
 * Adds a lag to a course. A course that is full gets steps of double length, so a page that stays open all day keeps its
 * whole course, with every peak. Steps without a lag, of a page in the background, repeat the one before.
 */
export function withLag(course: LagCourse, at: number, lag: number): LagCourse {
  const { since, step, peaks } = course;
  const last = peaks.length - 1;
  // A clock that was set back must not lose the newest lag.
  const place = Math.max(last, Math.floor((at - since) / step));
  if (place >= stepsAtMost) return withLag(halved(course), at, lag);
  const before = peaks[last] ?? lag;
  if (place === last) return { ...course, peaks: [...peaks.slice(0, last), Math.max(before, lag)] };
  const unknown = Array.from({ length: place - last - 1 }, () => before);
  return { ...course, peaks: [...peaks, ...unknown, lag] };
}

function halved({ since, step, peaks }: LagCourse): LagCourse {
  const pairs = Array.from({ length: Math.ceil(peaks.length / 2) }, (_, index) =>
    Math.max(...peaks.slice(2 * index, 2 * index + 2)),
  );
  return { since, step: 2 * step, peaks: pairs };
}
