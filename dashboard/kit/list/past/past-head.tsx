import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import HistoryIcon from '~icons/ic/baseline-history';
import { useTimeFormats } from '../../preferences/time.ts';
import type { Filter } from '../filters.ts';

interface PastHeadProps {
  /** The ISO instants that the list shows: those of the answer, which are never in the future. Null while it loads. */
  asOf: string | null;
  compareTo: string | null;
  /** The filters that apply to the past. */
  filters: readonly Filter[];
  nameOf: (filter: Filter) => string;
  onNow: () => void;
}

/** Warns that a list shows the past, names the filters that apply, and leads back to the present. */
export function PastHead({ asOf, compareTo, filters, nameOf, onNow }: PastHeadProps) {
  const { t } = useTranslation();
  const times = useTimeFormats();
  const shown = (instant: string) => `${times.date(instant)} ${times.time(instant)}`;
  return (
    <Alert
      severity="warning"
      icon={<HistoryIcon fontSize="inherit" />}
      role="status"
      sx={{ mb: 1.25, alignItems: 'center' }}
      action={
        <Button color="inherit" variant="outlined" onClick={onNow} sx={{ whiteSpace: 'nowrap' }}>
          {t('list.past.toNow')}
        </Button>
      }
    >
      <strong>
        {asOf === null
          ? t('list.past.loading')
          : compareTo === null
            ? t('list.past.head', { time: shown(asOf) })
            : t('list.past.comparedHead', { from: shown(asOf), to: shown(compareTo) })}
      </strong>{' '}
      {t('list.past.filtersKnown', { filters: filters.map(nameOf).join(', ') })} {t('list.past.namesOfToday')}
    </Alert>
  );
}
