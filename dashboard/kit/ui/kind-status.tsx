import { useTranslation } from 'react-i18next';
import type { EntityKind } from '#domain/areas.ts';
import { label } from '../../i18n/label.ts';
import { useAreas } from '../areas/use-areas.ts';
import { StatusChip } from './status-chip.tsx';

/** The status of a thing, in the colour and texts of its area. */
export function KindStatus({ kind, status }: { kind: EntityKind; status: string }) {
  const { t } = useTranslation();
  const { tones, statuses, meanings } = useAreas().kinds[kind] ?? {};
  const text = statuses === undefined ? status : label(t, statuses, status);
  const meaning = meanings === undefined ? undefined : label(t, meanings, status);
  return <StatusChip tone={tones?.[status] ?? 'neutral'} text={text} meaning={meaning} />;
}
