import type { OverviewStatus } from '#domain/tryset-items/overview-status.ts';
import { type Tone, toneOf } from '../kit/theme/tones.ts';
import { overviewTones } from '../rentals/overview-tones.ts';

/** The tone of a tryset's status, like that of items; grey if all items are canceled. */
export function trysetTone(status: OverviewStatus | null): Tone {
  return status === null ? 'neutral' : toneOf(overviewTones, status);
}
