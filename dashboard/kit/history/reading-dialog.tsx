import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../preferences/time.ts';

/** The progress while a whole history loads. */
export function ReadingDialog({ done, all, onCancel }: { done: number; all: number; onCancel: () => void }) {
  const { t } = useTranslation();
  const text = t('history.reading', { done: formatNumber(done), all: formatNumber(all) });
  return (
    <Dialog open onClose={onCancel} fullWidth maxWidth="xs" aria-label={t('history.takeAway')}>
      <DialogContent sx={{ display: 'grid', gap: 1 }}>
        <Typography variant="body2" role="status">
          {text}
        </Typography>
        <LinearProgress
          variant="determinate"
          aria-label={t('history.takeAway')}
          value={all === 0 ? 100 : (done / all) * 100}
        />
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button color="inherit" onClick={onCancel}>
          {t('common.cancel')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
