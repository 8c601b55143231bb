import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { Stocktake } from '#read-api/stocktakes/contract.ts';
import { formatNumber } from '../kit/preferences/time.ts';
import { Section } from '../kit/ui/fact-list.tsx';
import { StatusChip } from '../kit/ui/status-chip.tsx';
import { progressText } from './stocktake-text.ts';
import { findingTones } from './stocktake-tones.ts';

const counts = [
  ['found', 'foundCount'],
  ['missing', 'missingCount'],
  ['misplaced', 'misplacedCount'],
  ['unexpected', 'unexpectedCount'],
  ['gone', 'goneCount'],
] as const;

/** How far the stocktake is, and its counts so far. */
export function StocktakeCounts({ stocktake }: { stocktake: Stocktake }) {
  const { t } = useTranslation();
  const { expectedCount, missingCount } = stocktake;
  const share = expectedCount === 0 ? 100 : (100 * (expectedCount - missingCount)) / expectedCount;
  const progress = progressText(t, stocktake);
  return (
    <Section title={t('stocktake.progressName')}>
      <Typography variant="body2" data-testid="progress">
        {progress}
      </Typography>
      <LinearProgress variant="determinate" value={share} aria-label={progress} sx={{ my: 1 }} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }} data-testid="counts">
        {counts.map(([finding, count]) => (
          <StatusChip
            key={finding}
            tone={findingTones[finding]}
            text={`${t(`stocktake.finding.${finding}`)} ${formatNumber(stocktake[count])}`}
          />
        ))}
      </Box>
    </Section>
  );
}
