// @module-tag thorough
import { expect, test } from 'vitest';
import { aSeed, seeded, upTo } from '#projections/testing/random.ts';
import { refsOf } from './ids.ts';
import type { Given } from './setting.ts';
import { idsInOrder, lived, testIds, testMembers } from './testing/lived.ts';

const minutesOfFourYears = (4 * 365 + 1) * 24 * 60;
const first = Date.parse('2026-11-01T00:00:00.000Z');
const seed = aSeed();

/** Gives ids only to the refs that the demo collects before it is generated for good. */
function idsAt(at: string): Given['idOf'] {
  const refs = refsOf(at, testMembers, testIds);
  const idOf = idsInOrder();
  return (kind, ref) => {
    if (!refs[kind].includes(ref)) throw new Error(`the ${kind} ${ref} has no id`);
    return idOf(kind, ref);
  };
}

// The demo ends on the day of its first start, and the hour decides who posts which look.
test(`the demo lives up to any present (seed ${seed})`, { timeout: 240_000 }, () => {
  const random = seeded(seed);
  const refused = Array.from({ length: 40 }, () => {
    const at = new Date(first + upTo(random, minutesOfFourYears) * 60_000).toISOString();
    try {
      lived(at, idsAt(at));
      return [];
    } catch (error) {
      return [`${at}: ${error}`];
    }
  }).flat();
  expect(refused).toEqual([]);
});
