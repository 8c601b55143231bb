import type { Tone } from '../kit/theme/tones.ts';

const statusTones: Record<string, Tone> = {
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

const postTones: Record<string, Tone> = {
  posted: 'good',
  planned: 'waiting',
  refused: 'bad',
  unposted: 'neutral',
};

/** Amber waits for us, blue is on the road, green is with the member, violet comes back, red is stuck, grey is over. */
export function itemTone(status: string): Tone {
  return statusTones[status] ?? 'neutral';
}

export function postTone(postStatus: string): Tone {
  return postTones[postStatus] ?? 'neutral';
}

/** Whether there is anything to say of a look: nobody posts what never came. */
export function isPostExpected({
  deliveredTime,
  postStatus,
}: {
  deliveredTime: string | null;
  postStatus: string;
}) {
  return deliveredTime !== null || postStatus !== 'unposted';
}
