import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../preferences/time.ts';
import { thumbSized } from '../ui/thumb-sized.ts';

interface SelectionBarProps {
  amount: number;
  /** Whether all matching rows are chosen. */
  isAll: boolean;
  /** The number of all matching rows, if only the page's rows are chosen and more rows match; otherwise null. */
  offer: number | null;
  onAll: (count: number) => void;
  onClear: () => void;
  children: ReactNode;
}

/** Shows how many rows are chosen, and the actions on them. */
export function SelectionBar({ amount, isAll, offer, onAll, onClear, children }: SelectionBarProps) {
  const { t } = useTranslation();
  const text = t(isAll ? 'list.selectedAll' : 'list.selected', { amount: formatNumber(amount) });
  return (
    <Box
      component="section"
      aria-label={text}
      sx={(theme) => ({
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        px: 1.25,
        py: 0.75,
        borderTop: `1px solid ${theme.vars.palette.divider}`,
        ...thumbSized,
        backgroundColor: `rgba(${theme.vars.palette.primary.mainChannel} / 0.08)`,
      })}
    >
      <Typography variant="h3" component="span" role="status">
        {text}
      </Typography>
      {offer !== null && (
        <Button onClick={() => onAll(offer)}>
          {t('list.selectAllMatching', { amount: formatNumber(offer) })}
        </Button>
      )}
      {children}
      <Button color="inherit" sx={{ ml: 'auto' }} onClick={onClear}>
        {t('list.clearSelection')}
      </Button>
    </Box>
  );
}
