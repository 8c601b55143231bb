import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import MoreIcon from '~icons/ic/baseline-more-vert';
import UnfoldLessIcon from '~icons/ic/baseline-unfold-less';
import UnfoldMoreIcon from '~icons/ic/baseline-unfold-more';
import CleaningIcon from '~icons/ic/outline-cleaning-services';
import { formatNumber } from '../preferences/time.ts';
import { late } from '../ui/late.tsx';
import type { TakeAwayProps } from './take-away.tsx';

const TakeAway = late<TakeAwayProps>(() => import('./take-away.tsx').then((m) => m.TakeAway));

interface HistoryToolsProps {
  /** Number of housekeeping events. */
  housekeeping: number;
  hidesHousekeeping: boolean;
  onHideHousekeeping: (hides: boolean) => void;
  isAllOpen: boolean;
  isEmpty: boolean;
  onOpenAll: (open: boolean) => void;
  /** The history to save or print; null until its number of events is known. */
  takeAway: TakeAwayProps['of'] | null;
}

/** The tools for a whole history. */
export function HistoryTools(props: HistoryToolsProps) {
  const { housekeeping, hidesHousekeeping, onHideHousekeeping, isAllOpen, isEmpty, onOpenAll, takeAway } =
    props;
  const { t } = useTranslation();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, mb: 1.25 }}>
      {housekeeping > 0 && (
        <Button
          variant="outlined"
          color={hidesHousekeeping ? 'primary' : 'inherit'}
          aria-pressed={hidesHousekeeping}
          title={t('history.housekeepingHelp')}
          startIcon={<CleaningIcon />}
          onClick={() => onHideHousekeeping(!hidesHousekeeping)}
          sx={hidesHousekeeping ? {} : { borderColor: 'divider', fontWeight: 450 }}
        >
          {t('history.hideHousekeeping', { amount: formatNumber(housekeeping) })}
        </Button>
      )}
      <Button
        variant="outlined"
        color="inherit"
        startIcon={isAllOpen ? <UnfoldLessIcon /> : <UnfoldMoreIcon />}
        disabled={isEmpty}
        title={t('history.expandAllHelp')}
        onClick={() => onOpenAll(!isAllOpen)}
        sx={{ borderColor: 'divider', fontWeight: 450 }}
      >
        {isAllOpen ? t('history.collapseAll') : t('history.expandAll')}
      </Button>
      <IconButton
        aria-label={t('history.takeAway')}
        title={t('history.takeAway')}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        disabled={isEmpty || takeAway === null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreIcon fontSize="small" />
      </IconButton>
      {takeAway !== null && anchor !== null && (
        <TakeAway of={takeAway} anchor={anchor} onClose={() => setAnchor(null)} />
      )}
    </Box>
  );
}
