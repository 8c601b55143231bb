import type { TrysetItemStatus } from '#domain/tryset-items/item-status.ts';
import type { PostStatus } from '#domain/tryset-items/post-status.ts';
import { sharedTones } from '../kit/theme/shared-tones.ts';
import { type Tone, toneOf } from '../kit/theme/tones.ts';

/** Amber: waits for us. Blue: on the road. Green: with the member. Violet: comes back. Red: stuck. Grey: over. */
export const itemTones: Readonly<Record<TrysetItemStatus, Tone>> = {
  idle: 'neutral',
  tryset_requested: 'waiting',
  tryset_canceled: 'neutral',
  tryset_preparing: 'waiting',
  tryset_delivering: 'moving',
  tryset_delivered: 'good',
  return_requested: 'back',
  return_preparing: 'back',
  return_delivering: 'moving',
  return_arrived: 'back',
  return_delivered: 'done',
  purchase_pending: 'waiting',
  purchased: 'done',
  return_failed: 'bad',
  return_deferred: sharedTones.deferred,
};

const postTones: Readonly<Record<PostStatus, Tone>> = {
  posted: 'good',
  planned: 'waiting',
  refused: 'bad',
  unposted: 'neutral',
};

export function postTone(postStatus: PostStatus): Tone {
  return toneOf(postTones, postStatus);
}

/** Whether to show the post status. Nobody posts a look of an item that never arrived. */
export function isPostExpected({
  deliveredTime,
  postStatus,
}: {
  deliveredTime: string | null;
  postStatus: PostStatus;
}) {
  return deliveredTime !== null || postStatus !== 'unposted';
}
