import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useTranslation } from 'react-i18next';
import type { StocktakeLine } from '#read-api/stocktakes/contract.ts';
import { isDecided, planText } from './line-text.ts';

interface DecisionListProps {
  lines: readonly StocktakeLine[];
  /** The garments that stay as they are. */
  left: ReadonlySet<number>;
  onToggle: (stockId: number) => void;
}

/** The decision for each garment. A cleared box leaves the garment as it is. */
export function DecisionList({ lines, left, onToggle }: DecisionListProps) {
  const { t } = useTranslation();
  if (lines.length === 0) return null;
  return (
    <Box
      component="ul"
      aria-label={t('stocktake.decisions')}
      tabIndex={0}
      sx={{ listStyle: 'none', m: 0, p: 0, maxHeight: 260, overflowY: 'auto' }}
    >
      {lines.map((line) => {
        const id = line.stock?.id ?? 0;
        const text = `${line.code ?? id}: ${left.has(id) ? t('stocktake.plan.leave') : (planText(t, line) ?? '')}`;
        return (
          <Box component="li" key={line.id} sx={{ fontSize: '0.8125rem', minHeight: 36 }}>
            {isDecided(line) ? (
              <FormControlLabel
                label={text}
                slotProps={{ typography: { variant: 'body2' } }}
                control={<Checkbox size="small" checked={!left.has(id)} onChange={() => onToggle(id)} />}
              />
            ) : (
              <Box sx={{ py: 0.75 }}>{text}</Box>
            )}
          </Box>
        );
      })}
    </Box>
  );
}
