import type { MemberRole } from '#domain/members/member-kinds.ts';
import { type Tone, toneOf } from '../kit/theme/tones.ts';

const roleTones: Readonly<Record<MemberRole, Tone>> = {
  PRE_CREATED: 'neutral',
  normal: 'done',
  influencer: 'moving',
  curator: 'good',
  banned: 'bad',
  applying_only: 'waiting',
};

export function roleTone(role: MemberRole): Tone {
  return toneOf(roleTones, role);
}
