import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { EventCount } from '#read-api/kit/events/contract.ts';
import { formatNumber } from '../kit/preferences/time.ts';
import { roundedDown } from './rounded-down.ts';

/** The number of matching events; a lower bound until all of them are counted. */
export function CountText({ count: { count, isExact } }: { count: EventCount }) {
  const { t } = useTranslation();
  const amount = formatNumber(isExact ? count : roundedDown(count));
  return (
    <Typography variant="body2" color="textSecondary" component="span" data-testid="total">
      {t(isExact ? 'list.total' : 'events.atLeast', { amount })}
    </Typography>
  );
}
