import { expect, test } from 'vitest';
import { initialLook, type LookState } from './look-state.ts';
import { nextVisit } from './visits.ts';

const postedAt = '2026-03-02T00:00:00.000Z';
const posted: LookState = { ...initialLook, status: 'posted', hasLink: true, postedAt };
const day = (days: number) => new Date(Date.parse(postedAt) + days * 86_400_000).toISOString();
const hour = (hours: number) => day(hours / 24);

function visits(look: LookState, from = postedAt): string[] {
  const found: string[] = [];
  let askedAt: string | null = null;
  let at = from;
  for (;;) {
    const next = nextVisit(look, { askedAt, at });
    if (next === null) return found;
    at = [next, at].toSorted().at(-1) ?? at;
    found.push(at);
    askedAt = at;
  }
}

test('visits a post after an hour, after a day, and then daily up to day thirty', () => {
  expect(visits(posted)).toStrictEqual([
    hour(1),
    ...Array.from({ length: 30 }, (_, index) => day(index + 1)),
  ]);
});

test('makes up for missed visits with one, immediately', () => {
  const from = day(5.5);
  expect(nextVisit(posted, { askedAt: null, at: from })).toBe(hour(1));
  expect(visits(posted, from).slice(0, 3)).toStrictEqual([from, day(6), day(7)]);
});

test('counts already reported counts as a visit', () => {
  expect(nextVisit({ ...posted, countedAt: day(5) }, { askedAt: null, at: day(5.5) })).toBe(day(6));
  expect(nextVisit({ ...posted, countedAt: day(5) }, { askedAt: day(7), at: day(7.5) })).toBe(day(8));
});

test('visits a missing post again an hour later', () => {
  const gone = { ...posted, countedAt: day(2), goneSince: day(2) };
  expect(nextVisit(gone, { askedAt: day(2), at: day(2) })).toBe(hour(49));
  expect(nextVisit(gone, { askedAt: hour(49), at: hour(49) })).toBe(day(3));
});

test.each([
  ['a look that is removed', { status: 'removed' }],
  ['a blog', { snsType: 'Blog' }],
  ['a look without an address', { hasLink: false }],
] as const)('%s is not visited', (_, other) => {
  expect(nextVisit({ ...posted, ...other }, { askedAt: null, at: hour(1) })).toBeNull();
});

test('stops for an old post, even if no visit is remembered', () => {
  expect(nextVisit(posted, { askedAt: null, at: day(30.5) })).not.toBeNull();
  expect(nextVisit(posted, { askedAt: null, at: day(31) })).toBeNull();
  expect(nextVisit(posted, { askedAt: null, at: day(31.5) })).toBeNull();
});
