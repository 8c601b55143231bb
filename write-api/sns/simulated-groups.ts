import type { FollowerGroup, SnsFigures } from '#domain/members/sns-account.ts';
import type { FollowerGrouping } from '#domain/members/sns-kinds.ts';
import { sum } from './averages.ts';

const names: Readonly<Record<FollowerGrouping, readonly string[]>> = {
  nationality: ['KR', 'JP', 'US', 'TW', 'VN', 'TH'],
  language: ['ko', 'ja', 'en', 'zh', 'vi', 'th'],
  age: ['13-17', '18-24', '25-34', '35-44', '45-54', '55-64'],
  interest: ['Fashion', 'Beauty', 'Travel', 'Food', 'Fitness', 'Music'],
};
const fewest = 3;
const whole = 10_000;

/**
 * Returns three to six groups of each kind, which together contain all followers. `chance` returns a number from 0 to 1 for
 * each word.
 */
export function simulatedGroups(chance: (word: string) => number, followers: number): SnsFigures['groups'] {
  const of = (grouping: FollowerGrouping) => groupsOf(grouping, chance, followers);
  return {
    nationality: of('nationality'),
    language: of('language'),
    age: of('age').toSorted((one, other) => (one.group < other.group ? -1 : 1)),
    interest: of('interest'),
  };
}

/** Returns the groups of one kind, the largest group first. */
function groupsOf(
  grouping: FollowerGrouping,
  chance: (word: string) => number,
  followers: number,
): FollowerGroup[] {
  const all = names[grouping];
  const many = fewest + Math.floor(chance(grouping) * (all.length - fewest + 1));
  const weighed = all
    .map((group) => ({ group, weight: 0.05 + chance(`${grouping} ${group}`) ** 2 }))
    .toSorted((one, other) => other.weight - one.weight)
    .slice(0, many);
  const weight = sum(weighed.map((each) => each.weight));
  const shares = weighed.map((each) => Math.floor((each.weight / weight) * whole));
  const left = whole - sum(shares);
  return weighed.map(({ group }, place) => {
    const share = (shares[place] ?? 0) + (place === 0 ? left : 0);
    return { group, rate: share / 100, count: Math.round((followers * share) / whole) };
  });
}
