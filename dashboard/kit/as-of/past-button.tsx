import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import HistoryIcon from '~icons/ic/baseline-history';
import { usePast } from './past.ts';

/** Opens the time bar. It is hidden while the page shows the past, since the time bar then stays open. */
export function PastButton() {
  const { t } = useTranslation();
  const { isPast, isOpen, onToggle } = usePast();
  if (isPast) return null;
  return (
    <Button
      variant="outlined"
      color="inherit"
      startIcon={<HistoryIcon />}
      aria-expanded={isOpen}
      onClick={onToggle}
    >
      {t('asOf.title')}
    </Button>
  );
}
