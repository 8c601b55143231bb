const hourMs = 3_600_000;
const koreanOffsetMs = 9 * hourMs;
/** Working hours in Korea. */
const [opens, closes] = [9, 18];

/** Runs planned steps in time order until the demo's present; a step may plan further steps. */
export interface Clockwork {
  /** Plans a step at an ISO instant. Steps after the demo's present are dropped. */
  plan(at: string, happen: (at: string) => void): void;
  run(): void;
}

export function createClockwork(end: string): Clockwork {
  const planned: { at: string; happen: (at: string) => void }[] = [];
  return {
    plan(at, happen) {
      if (at < end) planned.splice(countUntil(planned, at), 0, { at, happen });
    },
    run() {
      for (let next = planned.shift(); next !== undefined; next = planned.shift()) next.happen(next.at);
    },
  };
}

/** Counts the steps at or before an instant in a list ordered by time. */
function countUntil(planned: readonly { at: string }[], at: string): number {
  let [low, high] = [0, planned.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((planned[middle]?.at ?? '') <= at) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The instant `hours` after `at`. */
export function later(at: string, hours: number): string {
  return new Date(Date.parse(at) + Math.round(hours * hourMs)).toISOString();
}

/**
 * Returns the instant itself if it is within working hours in Korea; otherwise the instant `minutes` into the next
 * working day.
 */
export function atWork(at: string, minutes: number): string {
  const local = new Date(Date.parse(at) + koreanOffsetMs);
  const hour = local.getUTCHours();
  if (hour >= opens && hour < closes) return at;
  const midnight = Date.UTC(local.getUTCFullYear(), local.getUTCMonth(), local.getUTCDate());
  const days = hour >= closes ? 24 : 0;
  return new Date(midnight + (days + opens) * hourMs + minutes * 60_000 - koreanOffsetMs).toISOString();
}

/** The day in Korea of an instant, YYYY-MM-DD. */
export function koreanDay(at: string): string {
  return new Date(Date.parse(at) + koreanOffsetMs).toISOString().slice(0, 10);
}
