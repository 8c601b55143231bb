import type { OverviewStatus } from '#domain/tryset-items/overview-status.ts';
import { type Tone, toneOf } from '../kit/theme/tones.ts';

const tones: Readonly<Record<OverviewStatus, Tone>> = {
  delivery_requested: 'waiting',
  delivering: 'moving',
  delivered: 'good',
  return_requested: 'back',
  returning: 'moving',
  returned: 'done',
  return_deferred: 'bad',
};

/** The tone of a tryset's status, like that of items; grey if all items are canceled. */
export function trysetTone(status: OverviewStatus | null): Tone {
  return status === null ? 'neutral' : toneOf(tones, status);
}
