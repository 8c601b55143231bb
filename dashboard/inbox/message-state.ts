import type { InboxMessage } from '#read-api/inbox/contract.ts';
import type { Tone } from '../kit/theme/tones.ts';

/** How a message stands. Messages that ask nothing are unseen or seen, until the member confirms them. */
export const messageTones = {
  unseen: 'neutral',
  seen: 'done',
  pending: 'waiting',
  confirmed: 'good',
  denied: 'bad',
} as const satisfies Record<string, Tone>;

export function stateOf({
  status,
  isDisplayed,
}: Pick<InboxMessage, 'status' | 'isDisplayed'>): keyof typeof messageTones {
  if (status !== 'idle') return status;
  return isDisplayed ? 'seen' : 'unseen';
}
