import type { LookUseStatus } from '#domain/look-uses/use-kinds.ts';
import { sharedTones } from '../kit/theme/shared-tones.ts';
import type { Tone } from '../kit/theme/tones.ts';

export const lookUseTones: Readonly<Record<LookUseStatus, Tone>> = {
  initialized: 'waiting',
  in_progress: sharedTones.inProgress,
  confirmed: sharedTones.confirmed,
  rejected: 'bad',
  canceled: 'neutral',
  Expired: sharedTones.ended,
};
