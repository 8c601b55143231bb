import { later } from '../reacting.ts';
import type { LookState } from './look-state.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const lastDay = 30;

/** Visit times after posting, in ms: after an hour, after a day, and then daily. */
const visitsAfterMs = [hourMs, ...Array.from({ length: lastDay }, (_, day) => (day + 1) * dayMs)];

/** How long after the last scheduled visit a missed one is still made up for. */
const patienceMs = dayMs;

/**
 * When to ask the look's network next; at or before `at` if due. One visit makes up for all missed ones. A missing post is
 * visited again an hour later. Null if no more visits are due or no network knows the post.
 * `askedAt` is the last known visit. All times are ISO instants.
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
