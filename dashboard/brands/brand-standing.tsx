import { useTranslation } from 'react-i18next';
import type { BrandStatus } from '#domain/brands/brand-state.ts';
import { label } from '../i18n/label.ts';
import { type Tone, toneOf } from '../kit/theme/tones.ts';
import { StatusChip } from '../kit/ui/status-chip.tsx';

export const brandTones: Readonly<Record<BrandStatus, Tone>> = {
  none: 'neutral',
  expired: 'neutral',
  applied: 'waiting',
  declined: 'bad',
  unpublished: 'neutral',
  published: 'good',
  removed: 'done',
};

/** A brand's status in its colour. */
export function BrandStanding({ status }: { status: BrandStatus }) {
  const { t } = useTranslation();
  return <StatusChip tone={toneOf(brandTones, status)} text={label(t, 'brand.standing', status)} />;
}
