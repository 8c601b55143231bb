import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { EventCount } from '#read-api/kit/events/contract.ts';
import { formatNumber } from '../kit/preferences/time.ts';
import { roundedDown } from './rounded-down.ts';

interface CountTextProps {
  count: EventCount;
  onCountAll: () => void;
}

/** The number of matching events. If it is a lower bound, a button counts them all. */
export function CountText({ count: { count, isExact }, onCountAll }: CountTextProps) {
  const { t } = useTranslation();
  const amount = formatNumber(isExact ? count : roundedDown(count));
  return (
    <>
      <Typography variant="body2" color="textSecondary" component="span" data-testid="total">
        {t(isExact ? 'list.total' : 'events.atLeast', { amount })}
      </Typography>
      {!isExact && (
        <Button size="small" color="inherit" sx={{ minHeight: 24, py: 0 }} onClick={onCountAll}>
          {t('events.countAll')}
        </Button>
      )}
    </>
  );
}
