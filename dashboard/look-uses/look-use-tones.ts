import type { LookUseStatus } from '#domain/look-uses/use-kinds.ts';
import type { Tone } from '../kit/theme/tones.ts';

export const lookUseTones: Readonly<Record<LookUseStatus, Tone>> = {
  initialized: 'waiting',
  in_progress: 'moving',
  confirmed: 'good',
  rejected: 'bad',
  canceled: 'neutral',
  Expired: 'done',
};
