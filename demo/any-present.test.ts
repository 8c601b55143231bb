// @module-tag thorough
import { expect, test } from 'vitest';
import { aSeed } from '#projections/testing/random.ts';
import { refsOf } from './ids.ts';
import type { Given } from './setting.ts';
import { idsInOrder, lived, testIds, testMembers } from './testing/lived.ts';
import { randomPresents } from './testing/presents.ts';

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

test(`the demo lives up to any present (seed ${seed})`, { timeout: 600_000 }, () => {
  const refused = randomPresents(seed, 25).flatMap((at) => {
    try {
      lived(at, idsAt(at));
      return [];
    } catch (error) {
      return [`${at}: ${error}`];
    }
  });
  expect(refused).toEqual([]);
});
