import type { CertificationStatus } from '#domain/looks/look-kinds.ts';
import type { LookOverallStatus } from '#domain/looks/overall-status.ts';
import type { Tone } from '../kit/theme/tones.ts';

export const lookTones: Readonly<Record<LookOverallStatus, Tone>> = {
  in_progress: 'waiting',
  on_hold: 'back',
  rejected: 'bad',
  certified: 'good',
};

/** The tones for the certification of one tagged item. */
export const certificationTones: Readonly<Record<CertificationStatus, Tone>> = {
  Pending: 'waiting',
  Deferred: 'back',
  Rejected: 'bad',
  Approved: 'good',
};
