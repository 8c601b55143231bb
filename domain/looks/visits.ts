import { later } from '../reacting.ts';
import type { LookState } from './look-state.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const lastDay = 30;

/** How long after posting a look's network is asked for it, in ms: an hour, a day, and then each day. */
const visitsAfterMs = [hourMs, ...Array.from({ length: lastDay }, (_, day) => (day + 1) * dayMs)];

/** So long after the last visit one that was missed is still made up for. */
const patienceMs = dayMs;

/**
 * When a look's network is to be asked next, `at` or before it where it is due: visits that were missed are made up for by one. A
 * post that was found gone is looked for again an hour later. Null where nothing is to be asked any more, or no network knows of it.
 * `askedAt` is when it was asked last, as far as that is remembered. All are ISO instants.
 */
export function nextVisit(
  { status, hasLink, snsType, postedAt, countedAt, goneSince }: LookState,
  { askedAt, at }: { askedAt: string | null; at: string },
): string | null {
  if (status !== 'posted' || !hasLink || snsType === 'Blog' || postedAt === null) return null;
  if (at >= later(postedAt, lastDay * dayMs + patienceMs)) return null;
  const since = [postedAt, countedAt ?? '', askedAt ?? ''].reduce(laterOf);
  const visits = visitsAfterMs.map((ms) => later(postedAt, ms));
  if (goneSince !== null) visits.push(later(goneSince, hourMs));
  return visits.filter((visit) => visit > since).toSorted()[0] ?? null;
}

const laterOf = (one: string, other: string) => (one > other ? one : other);
