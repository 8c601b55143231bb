import { later } from '../reacting.ts';
import type { LookState } from './look-state.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const lastDay = 30;

/** The times of visits after the post, in ms: after an hour, after a day, and then daily. */
const visitsAfterMs = [hourMs, ...Array.from({ length: lastDay }, (_, day) => (day + 1) * dayMs)];

/** The time after the last scheduled visit in which a missed visit is still made up for, in ms. */
const patienceMs = dayMs;

/**
 * Returns when to ask the look's network next; at or before `at` if a visit is due. One visit makes up for all missed ones. A
 * missing post is visited again an hour later. Null if no more visits are due or no network knows the post. `askedAt` is the
 * last known visit. All times are ISO instants.
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
