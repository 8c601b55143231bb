import { expect, test } from 'vitest';
import type { RefusalType } from './item-kinds.ts';
import { type PostStatus, postStatus, postStatuses } from './post-status.ts';

const cases: [boolean, RefusalType, PostStatus][] = [
  [true, 'idle', 'posted'],
  [true, 'planned', 'posted'],
  [true, 'refused', 'posted'],
  [false, 'idle', 'unposted'],
  [false, 'planned', 'planned'],
  [false, 'refused', 'refused'],
];

test.each(cases)('posted %s and refusal type %s make %s', (isLookPosted, refusalType, status) => {
  expect(postStatus({ isLookPosted, refusalType })).toBe(status);
});

test('each post status occurs', () => {
  expect(new Set(cases.map(([, , status]) => status))).toStrictEqual(new Set(postStatuses));
});
