import type { CertificationStatus } from '#domain/looks/look-kinds.ts';
import type { LookOverallStatus } from '#domain/looks/overall-status.ts';
import { sharedTones } from '../kit/theme/shared-tones.ts';
import type { Tone } from '../kit/theme/tones.ts';

export const lookTones: Readonly<Record<LookOverallStatus, Tone>> = {
  in_progress: sharedTones.inProgress,
  on_hold: sharedTones.onHold,
  rejected: 'bad',
  certified: 'good',
};

/** The tones for the certification of one tagged item. */
export const certificationTones: Readonly<Record<CertificationStatus, Tone>> = {
  Pending: 'waiting',
  Deferred: sharedTones.deferred,
  Rejected: 'bad',
  Approved: 'good',
};
