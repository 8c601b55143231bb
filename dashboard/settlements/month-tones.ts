import type { BrandMonthStatus, LineStep } from '#domain/settlements/month-kinds.ts';
import { sharedTones } from '../kit/theme/shared-tones.ts';
import type { Tone } from '../kit/theme/tones.ts';

export const monthTones: Readonly<Record<BrandMonthStatus, Tone>> = {
  none: 'neutral',
  open: sharedTones.open,
  closed: sharedTones.closed,
  paid_out: 'good',
};

export const stepTones: Readonly<Record<LineStep, Tone>> = {
  settled: 'good',
  reversed: 'back',
  confirmed: 'good',
  ended: 'back',
  carried: 'neutral',
};
