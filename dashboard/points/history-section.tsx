import { useTranslation } from 'react-i18next';
import type { PointMove } from '#read-api/briefs/points/move-contract.ts';
import { Section } from '../kit/ui/fact-list.tsx';
import { MoveList } from './move-list.tsx';

/**
 * The point movements of a look or tryset item; hidden if there are none. `moves` is null for brand admins and in
 * past views.
 */
export function PointHistorySection({ moves }: { moves: readonly PointMove[] | null }) {
  const { t } = useTranslation();
  if (moves === null || moves.length === 0) return null;
  return (
    <Section title={t('points.title')}>
      <MoveList moves={moves} none="" />
    </Section>
  );
}
