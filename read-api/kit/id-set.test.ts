import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createIdSet } from './id-set.ts';

test('equals a Set for any ids', () => {
  const id = fc.oneof(fc.integer({ min: 0, max: 70_000 }), fc.integer({ min: 1, max: 2 ** 53 - 1 }));
  const steps = fc.array(fc.tuple(fc.constantFrom('add' as const, 'remove' as const), id));
  fc.assert(
    fc.property(fc.array(id), steps, (first, then) => {
      const [ids, plain] = [createIdSet(first), new Set(first)];
      for (const [step, each] of then) {
        ids[step](each);
        if (step === 'add') plain.add(each);
        else plain.delete(each);
      }
      for (const each of [...first, ...then.map(([, each]) => each)])
        expect(ids.has(each)).toBe(plain.has(each));
    }),
  );
});

test('holds a million dense ids in 128 kB', () => {
  const ids = createIdSet(Array.from({ length: 1_000_000 }, (_, n) => 600_000_000 + n));
  expect(ids.bytes()).toBeLessThanOrEqual(17 * 8_192);
});
