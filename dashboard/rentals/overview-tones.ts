import type { OverviewStatus } from '#domain/tryset-items/overview-status.ts';
import { sharedTones } from '../kit/theme/shared-tones.ts';
import type { Tone } from '../kit/theme/tones.ts';

/** The tones of a tryset's status, like those of its items. */
export const overviewTones: Readonly<Record<OverviewStatus, Tone>> = {
  delivery_requested: 'waiting',
  delivering: 'moving',
  delivered: 'good',
  return_requested: 'back',
  returning: 'moving',
  returned: 'done',
  return_deferred: sharedTones.deferred,
};
