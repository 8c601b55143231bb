import type { TrysetItemStatus } from '#domain/tryset-items/item-status.ts';
import type { PostStatus } from '#domain/tryset-items/post-status.ts';
import { type Tone, toneOf } from '../kit/theme/tones.ts';

/** Amber waits for us, blue is on the road, green is with the member, violet comes back, red is stuck, grey is over. */
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
  return_deferred: 'bad',
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

/** Whether there is anything to say of a look: nobody posts what never came. */
export function isPostExpected({
  deliveredTime,
  postStatus,
}: {
  deliveredTime: string | null;
  postStatus: PostStatus;
}) {
  return deliveredTime !== null || postStatus !== 'unposted';
}
