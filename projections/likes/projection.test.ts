import { expect, test } from 'vitest';
import type { MemberLikesEvent } from '#domain/likes/member-likes.ts';
import { foldAll, type Given } from '../testing/folding.ts';
import { likesProjection } from './projection.ts';
import { likesByTarget } from './stats.ts';

const liked: Given<MemberLikesEvent> = { event: { type: 'MemberLiked', data: { liked: { lookId: 81 } } } };
const unliked: Given<MemberLikesEvent> = {
  event: { type: 'MemberUnliked', data: { liked: { lookId: 81 } } },
};
const stream = 'member_likes-51';

test('keeps a like as a row until it is withdrawn, and counts it', () => {
  const row = foldAll(likesProjection, stream, [liked]);
  expect(row).toMatchObject({ id: '51:looks:81', userId: 51, target: 'looks', targetId: 81 });
  expect(row && likesByTarget.buckets(row)).toEqual([{ scope: 81, bucket: 'looks' }]);
  expect(foldAll(likesProjection, stream, [liked, unliked])).toBeNull();
});

test('a forgotten member has no likes', () => {
  const event = { type: 'MemberLikesWithdrawn', data: {} } as const;
  const recorded = {
    event,
    stream,
    entityId: '51',
    revision: 1n,
    position: 1n,
    at: '',
    metadata: {} as never,
  };
  expect(likesProjection.also?.value(recorded)).toBe(51);
  expect(likesProjection.keys(recorded)).toEqual([]);
});
