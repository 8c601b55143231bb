import type { PayoutLineStatus, PayoutStatus } from '#domain/payouts/payout-kinds.ts';
import type { Tone } from '../kit/theme/tones.ts';

export const payoutTones: Readonly<Record<PayoutStatus, Tone>> = {
  drafted: 'waiting',
  approved: 'moving',
  closed: 'done',
};

export const lineTones: Readonly<Record<PayoutLineStatus, Tone>> = {
  pending: 'waiting',
  paid: 'good',
  failed: 'bad',
};
