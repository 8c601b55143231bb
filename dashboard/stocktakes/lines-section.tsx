import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { StocktakeFinding } from '#domain/stocktakes/stocktake-kinds.ts';
import { formatNumber } from '../kit/preferences/time.ts';
import { Section } from '../kit/ui/fact-list.tsx';
import { FailedPanel } from '../kit/ui/failed-panel.tsx';
import { StatusChip } from '../kit/ui/status-chip.tsx';
import { LineRow } from './line-row.tsx';
import { findingTones } from './stocktake-tones.ts';
import { shownAtMost, useLines } from './use-lines.ts';

interface LinesSectionProps {
  id: number;
  finding: StocktakeFinding;
  isOpen: boolean;
  /** The number of lines by the stocktake's counts. It keeps the height of the list while it loads. */
  count: number;
}

/** The garments and unknown codes of a finding. Without any, a section only says so while people still scan. */
export function LinesSection({ id, finding, isOpen, count }: LinesSectionProps) {
  const { t } = useTranslation();
  const lines = useLines(id, finding);
  const title = t(`stocktake.lists.${isOpen ? 'open' : 'ended'}.${finding}`);
  const rows = lines.rows ?? [];
  if (!isOpen && lines.rows?.length === 0) return null;
  return (
    <Section
      title={title}
      end={
        <StatusChip
          tone={findingTones[finding]}
          text={formatNumber(lines.rows === undefined ? count : lines.count)}
        />
      }
    >
      {lines.rows === undefined && lines.error === null && (
        <Skeleton variant="rounded" height={Math.min(count, 8) * 52 + 8} />
      )}
      {lines.rows === undefined && lines.error !== null && (
        <FailedPanel error={lines.error} title={t('errors.detailTitle')} onRetry={lines.onRetry} />
      )}
      {lines.rows?.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          {t(`stocktake.none.${finding}`)}
        </Typography>
      )}
      {rows.length > 0 && (
        <Box
          component="ul"
          aria-label={title}
          tabIndex={0}
          sx={{ listStyle: 'none', m: 0, p: 0, maxHeight: 420, overflowY: 'auto' }}
        >
          {rows.map((line) => (
            <LineRow key={line.id} stocktakeId={id} line={line} isOpen={isOpen} />
          ))}
        </Box>
      )}
      {lines.count > shownAtMost && (
        <Typography variant="body2" color="textSecondary">
          {t('stocktake.more', { amount: formatNumber(lines.count - shownAtMost) })}
        </Typography>
      )}
    </Section>
  );
}
