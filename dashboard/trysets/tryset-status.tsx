import { useTranslation } from 'react-i18next';
import type { OverviewStatus } from '#domain/tryset-items/overview-status.ts';
import { label } from '../i18n/label.ts';
import { StatusChip } from '../kit/ui/status-chip.tsx';
import { trysetTone } from './tryset-tones.ts';

/** The status of a tryset: the combined status of its items, or canceled if all of them are canceled. */
export function TrysetStatus({ status }: { status: OverviewStatus | null }) {
  const { t } = useTranslation();
  const shown = status ?? 'canceled';
  const [text, meaning] = [label(t, 'tryset.status', shown), label(t, 'meanings.tryset', shown)];
  return <StatusChip tone={trysetTone(status)} text={text} meaning={meaning} />;
}
