import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type DeltaType, deltaTypes } from '#domain/points/point-kinds.ts';
import { ExportButton } from '../kit/list/export-button.tsx';
import { formatNumber } from '../kit/preferences/time.ts';
import { May } from '../kit/session/may.tsx';
import { Section } from '../kit/ui/fact-list.tsx';
import { FailedPanel } from '../kit/ui/failed-panel.tsx';
import { MoveList } from './move-list.tsx';
import type { PointsIntent } from './points-dialog.tsx';
import { usePointMoves } from './use-point-moves.ts';
import { useSpent } from './use-spent.ts';

const PointsDialog = lazy(() => import('./points-dialog.tsx').then((m) => ({ default: m.PointsDialog })));

const RefundDialog = lazy(() => import('./refund-dialog.tsx').then((m) => ({ default: m.RefundDialog })));

/** A member's point balance and movements, with buttons to give, take and refund points. */
export function PointsSection({ userId, balance, held }: { userId: number; balance: number; held: number }) {
  const { t } = useTranslation();
  const [intent, setIntent] = useState<PointsIntent | 'refund' | null>(null);
  const spent = useSpent(userId);
  const [way, setWay] = useState<DeltaType | null>(null);
  const { moves, count, error, onRetry, onMore, isLoadingMore } = usePointMoves(userId, way);
  const button = (of: PointsIntent) => (
    <Button
      size="small"
      color={of === 'take' ? 'error' : 'primary'}
      onClick={() => setIntent(of)}
      sx={{ my: -0.5 }}
    >
      {t(`points.${of}`)}
    </Button>
  );
  return (
    <Section
      title={t('points.title')}
      end={
        <May>
          {spent.length > 0 && (
            <Button size="small" onClick={() => setIntent('refund')} sx={{ my: -0.5 }}>
              {t('points.refund.open')}
            </Button>
          )}
          {button('give')}
          {button('take')}
        </May>
      }
    >
      <Typography
        data-testid="points"
        sx={{
          fontSize: '1.75rem',
          fontWeight: 650,
          lineHeight: 1.2,
          ...(balance < 0 && { color: 'error.main' }),
        }}
      >
        {formatNumber(balance)}
      </Typography>
      {held > 0 && (
        <Typography variant="caption" color="textSecondary" component="p">
          {t('points.held', { amount: formatNumber(held) })}
        </Typography>
      )}
      {balance < 0 && (
        <Typography variant="caption" color="error">
          {t('points.belowZero')}
        </Typography>
      )}
      <Box sx={{ display: 'flex', gap: 1, my: 1, justifyContent: 'space-between' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={way ?? 'all'}
          aria-label={t('points.which')}
          onChange={(_, chosen: DeltaType | 'all' | null) =>
            chosen !== null && setWay(chosen === 'all' ? null : chosen)
          }
        >
          {(['all', ...deltaTypes] as const).map((each) => (
            <ToggleButton key={each} value={each}>
              {t(`points.ways.${each}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <ExportButton
          path={`/v1/users/${userId}/points/csv`}
          fileOf={`points-${userId}`}
          query={{ delta_type: way }}
          count={count}
          filters={way === null ? [] : [t(`points.ways.${way}`)]}
        />
      </Box>
      {moves === undefined && error === null && <Skeleton variant="rounded" height={120} />}
      {moves === undefined && error !== null && (
        <FailedPanel error={error} title={t('errors.detailTitle')} onRetry={onRetry} />
      )}
      {moves && <MoveList moves={moves} none={t(way === null ? 'points.none' : 'points.noneSuch')} />}
      {onMore && (
        <Button size="small" onClick={onMore} aria-disabled={isLoadingMore} sx={{ mt: 0.5 }}>
          {t('points.more')}
        </Button>
      )}
      {intent !== null && (
        <Suspense fallback={null}>
          {intent === 'refund' ? (
            <RefundDialog userId={userId} balance={balance} spent={spent} onClose={() => setIntent(null)} />
          ) : (
            <PointsDialog userId={userId} balance={balance} intent={intent} onClose={() => setIntent(null)} />
          )}
        </Suspense>
      )}
    </Section>
  );
}
