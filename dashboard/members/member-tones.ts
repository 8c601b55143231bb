import type { Tone } from '../kit/theme/tones.ts';

const roleTones: Readonly<Record<string, Tone>> = {
  PRE_CREATED: 'neutral',
  normal: 'done',
  influencer: 'moving',
  curator: 'good',
  banned: 'bad',
  applying_only: 'waiting',
};

export function roleTone(role: string): Tone {
  return roleTones[role] ?? 'neutral';
}
