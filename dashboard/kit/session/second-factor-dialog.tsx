import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { FailedPanel } from '../ui/failed-panel.tsx';
import { SecondFactorOff } from './second-factor-off.tsx';
import { SecondFactorOn } from './second-factor-on.tsx';
import { useSecondFactor } from './use-second-factor.ts';

/** Sets up or removes the person's own second factor. */
export function SecondFactorDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const titleId = useId();
  const { data, error, refetch } = useSecondFactor();
  return (
    <Dialog open fullWidth maxWidth="xs" onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('secondFactor.title')}</DialogTitle>
      <DialogContent>
        {data !== undefined ? (
          data.isSet ? (
            <SecondFactorOn recoveryCodesLeft={data.recoveryCodesLeft} />
          ) : (
            <SecondFactorOff />
          )
        ) : error === null ? (
          <Skeleton variant="rounded" height={120} />
        ) : (
          <FailedPanel error={error} title={t('errors.detailTitle')} onRetry={() => refetch()} />
        )}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button color="inherit" onClick={onClose}>
          {t('common.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
