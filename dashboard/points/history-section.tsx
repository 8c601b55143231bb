import { useTranslation } from 'react-i18next';
import type { PointMove } from '#read-api/briefs/points/move-contract.ts';
import { Section } from '../kit/ui/fact-list.tsx';
import { MoveList } from './move-list.tsx';

/** What something brought its member in points; no part of the page where it has brought nothing, or is looked at as it was. */
export function PointHistorySection({ moves }: { moves: readonly PointMove[] | null }) {
  const { t } = useTranslation();
  if (moves === null || moves.length === 0) return null;
  return (
    <Section title={t('points.title')}>
      <MoveList moves={moves} none="" />
    </Section>
  );
}
