import type { MemberRole } from '#domain/members/member-kinds.ts';
import type { SnsCertification } from '#domain/members/sns-kinds.ts';
import { type Tone, toneOf } from '../kit/theme/tones.ts';

const roleTones: Readonly<Record<MemberRole, Tone>> = {
  PRE_CREATED: 'neutral',
  normal: 'done',
  influencer: 'moving',
  curator: 'good',
  banned: 'bad',
  applying_only: 'waiting',
};

const certificationTones: Readonly<Record<SnsCertification, Tone>> = {
  PENDING: 'waiting',
  CERTIFIED_BY_STAFF: 'good',
  CERTIFIED_BY_SYSTEM: 'good',
};

export function certificationTone(certification: SnsCertification): Tone {
  return toneOf(certificationTones, certification);
}

export function roleTone(role: MemberRole): Tone {
  return toneOf(roleTones, role);
}
