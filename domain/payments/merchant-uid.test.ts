import { expect, test } from 'vitest';
import { attemptIn, merchantUidOf } from './merchant-uid.ts';
import { attemptsAtMost, payableKinds } from './payment-kinds.ts';

test('names each attempt in at most 40 characters, and reads the name back', () => {
  const names = payableKinds.flatMap((kind) =>
    [1, attemptsAtMost, 999].map((attempt) => {
      const named = { kind, paymentId: Number.MAX_SAFE_INTEGER, attempt, random: 'kqzjwmxhva' };
      const merchantUid = merchantUidOf(named);
      expect(merchantUid.length).toBeLessThanOrEqual(40);
      expect(attemptIn(merchantUid)).toStrictEqual(named);
      return merchantUid;
    }),
  );
  expect(new Set(names).size).toBe(names.length);
  expect(merchantUidOf({ kind: 'fault', paymentId: 12, attempt: 3, random: 'kqzjwmxhva' })).toBe(
    'f12-3-kqzjwmxhva',
  );
});

test.each([
  '',
  'o12-3-kqzjwmxhv',
  'o12-3-kqzjwmxhvaa',
  'o12-3-KQZJWMXHVA',
  'x12-3-kqzjwmxhva',
  'o012-3-kqzjwmxhva',
  'o12-0-kqzjwmxhva',
  'o12-1000-kqzjwmxhva',
  'o9999999999999999-1-kqzjwmxhva',
  ' o12-3-kqzjwmxhva',
  'o12-3-kqzjwmxhva\n',
])('%j names no attempt', (merchantUid) => {
  expect(attemptIn(merchantUid)).toBeNull();
});

test('needs ten small letters', () => {
  const named = { kind: 'order', paymentId: 1, attempt: 1 } as const;
  for (const random of ['', 'abc', 'ABCDEFGHIJ', '0123456789', 'abcdefghijk']) {
    expect(() => merchantUidOf({ ...named, random })).toThrow('ten random letters');
  }
});
