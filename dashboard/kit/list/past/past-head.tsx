import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import HistoryIcon from '~icons/ic/baseline-history';
import { usePreference } from '../../preferences/preferences.ts';
import { useTimeFormats, zoneName } from '../../preferences/time.ts';
import type { Filter } from '../filters.ts';
import { instantOf } from './list-past.ts';

interface PastHeadProps {
  /** The moments of the list, each a day or an instant. */
  asOf: string;
  compareTo: string | undefined;
  /** The filters that apply to the past. */
  filters: readonly Filter[];
  nameOf: (filter: Filter) => string;
  onNow: () => void;
}

/** Warns that a list shows the past, names the filters that apply, and leads back to the present. */
export function PastHead({ asOf, compareTo, filters, nameOf, onNow }: PastHeadProps) {
  const { t } = useTranslation();
  const times = useTimeFormats();
  const zone = zoneName(usePreference('zone'));
  const shown = (moment: string) => {
    const instant = instantOf(moment, zone);
    return `${times.date(instant)} ${times.time(instant)}`;
  };
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
        {compareTo === undefined
          ? t('list.past.head', { time: shown(asOf) })
          : t('list.past.comparedHead', { from: shown(asOf), to: shown(compareTo) })}
      </strong>{' '}
      {t('list.past.filtersKnown', { filters: filters.map(nameOf).join(', ') })} {t('list.past.namesOfToday')}
    </Alert>
  );
}
