import type { Tone } from '../kit/theme/tones.ts';

const tones: Readonly<Record<string, Tone>> = {
  delivery_requested: 'waiting',
  delivering: 'moving',
  delivered: 'good',
  return_requested: 'back',
  returning: 'moving',
  returned: 'done',
  return_deferred: 'bad',
};

/** As the tones of items; grey where all of them are canceled. */
export function trysetTone(status: string | null): Tone {
  return tones[status ?? ''] ?? 'neutral';
}
