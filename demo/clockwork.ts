const hourMs = 3_600_000;
const koreanOffsetMs = 9 * hourMs;
/** Hours of the day in Korea between which the house works. */
const [opens, closes] = [9, 18];

/** Things that happen in the order of their times, up to an end; each may plan further ones. */
export interface Clockwork {
  /** Plans for an ISO instant. What lies behind the end never happens. */
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

/** How many of those that stand in the order of their times come at an instant or before it. */
function countUntil(planned: readonly { at: string }[], at: string): number {
  let [low, high] = [0, planned.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((planned[middle]?.at ?? '') <= at) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The instant so many hours after another. */
export function later(at: string, hours: number): string {
  return new Date(Date.parse(at) + Math.round(hours * hourMs)).toISOString();
}

/** The instant itself within working hours in Korea, else some minutes into the next working day. */
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
