import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { AsOf } from '#read-api/kit/as-of/contract.ts';
import HistoryIcon from '~icons/ic/baseline-history';
import { label } from '../../i18n/label.ts';
import { useTimeFormats } from '../preferences/time.ts';

interface PastBannerProps {
  /** Undefined while it loads, and if the thing did not exist at that point. */
  asOf: AsOf | undefined;
  onNow: () => void;
}

/** Says that the page shows the past, with a button to return to the present. */
export function PastBanner({ asOf, onNow }: PastBannerProps) {
  const { t } = useTranslation();
  const times = useTimeFormats();
  return (
    <Alert
      severity="warning"
      icon={<HistoryIcon fontSize="inherit" />}
      role="status"
      sx={{ mb: 1.25, alignItems: 'center' }}
      action={
        <Button color="inherit" variant="outlined" onClick={onNow}>
          {t('asOf.toNow')}
        </Button>
      }
    >
      <strong>
        {asOf === undefined
          ? t('asOf.banner.past')
          : label(t, 'asOf.banner', asOf.by, { time: `${times.date(asOf.time)} ${times.time(asOf.time)}` })}
      </strong>{' '}
      {t('asOf.namesOfToday')}
    </Alert>
  );
}
