import { expect, test } from 'vitest';
import { system } from '../actor.ts';
import { actors } from '../testing/actors.ts';
import { scenarios } from '../testing/given.ts';
import { likedIn, likeOf, likeTargets } from './like-kinds.ts';
import { likesAtMost, type MemberLikesEvent, memberLikes } from './member-likes.ts';

const { given, givenState } = scenarios(memberLikes);
const { user, staff } = actors;
const liked: MemberLikesEvent = { type: 'MemberLiked', data: { liked: { productId: 5 } } };
const unliked: MemberLikesEvent = { type: 'MemberUnliked', data: { liked: { productId: 5 } } };
const withdrawn: MemberLikesEvent = { type: 'MemberLikesWithdrawn', data: {} };
const product = { target: 'products', id: 5 } as const;

test.each(likeTargets)('%s have their usual id name in events', (target) => {
  expect(likedIn(likeOf({ target, id: 3 }))).toEqual({ target, id: 3 });
});

test('a member likes a target once and unlikes it once, and targets with the same number differ', () => {
  given([])
    .when({ action: 'like', ...product }, user)
    .then(liked);
  given([liked])
    .when({ action: 'like', ...product }, user)
    .thenNothing();
  const look = { target: 'looks', id: 5 } as const;
  given([liked])
    .when({ action: 'like', ...look }, user)
    .then({ type: 'MemberLiked', data: { liked: { lookId: 5 } } });
  given([liked])
    .when({ action: 'unlike', ...look }, user)
    .thenNothing();
  given([liked])
    .when({ action: 'unlike', ...product }, user)
    .then(unliked);
  given([liked, unliked])
    .when({ action: 'unlike', ...product }, user)
    .thenNothing();
});

test('nobody else likes for a member, and only the system withdraws all likes', () => {
  given([])
    .when({ action: 'like', ...product }, staff)
    .thenRefused('member_likes.forbidden');
  given([liked]).when({ action: 'withdraw' }, user).thenRefused('member_likes.forbidden');
  given([liked]).when({ action: 'withdraw' }, system).then(withdrawn);
  given([liked, withdrawn]).when({ action: 'withdraw' }, system).thenNothing();
});

test('a member’s likes have a limit', () => {
  const likes = Array.from({ length: likesAtMost }, (_, id) => ({ target: 'looks' as const, id }));
  const full = givenState({ status: 'open', likes });
  full
    .when({ action: 'like', ...product }, user)
    .thenRefused('member_likes.too_many', { limit: likesAtMost });
  full
    .when({ action: 'unlike', target: 'looks', id: 7 }, user)
    .then({ type: 'MemberUnliked', data: { liked: { lookId: 7 } } });
});
