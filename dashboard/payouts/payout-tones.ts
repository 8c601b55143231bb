import type { PayoutLineStatus, PayoutStatus } from '#domain/payouts/payout-kinds.ts';
import { sharedTones } from '../kit/theme/shared-tones.ts';
import type { Tone } from '../kit/theme/tones.ts';

export const payoutTones: Readonly<Record<PayoutStatus, Tone>> = {
  drafted: 'waiting',
  approved: 'moving',
  closed: sharedTones.closed,
};

export const lineTones: Readonly<Record<PayoutLineStatus, Tone>> = {
  pending: 'waiting',
  paid: 'good',
  failed: 'bad',
};
