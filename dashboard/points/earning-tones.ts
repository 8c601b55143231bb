import type { EarningOutcome } from '#domain/points/earning.ts';
import type { Tone } from '../kit/theme/tones.ts';

export const earningTones: Readonly<Record<EarningOutcome, Tone>> = {
  given: 'good',
  pending: 'waiting',
  deferred: 'waiting',
  rejected: 'bad',
  not_posted: 'waiting',
  overdue: 'bad',
  refused: 'bad',
  not_delivered: 'moving',
  canceled: 'neutral',
  nothing: 'neutral',
};
