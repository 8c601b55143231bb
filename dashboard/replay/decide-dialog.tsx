import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Parked } from '#read-api/replay/contract.ts';
import { useReplayRequest } from './use-replay.ts';

interface DecideDialogProps {
  row: Parked;
  action: 'retry' | 'skip';
  onClose: () => void;
}

/** Asks why a parked event is to be tried again or left out; both are recorded with who decided it. */
export function DecideDialog({ row, action, onClose }: DecideDialogProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const { mutate, isPending } = useReplayRequest(onClose);
  const isMissing = reason.trim() === '';

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (isMissing || isPending) return;
    const { projection, entity, position } = row;
    mutate({
      path: `/parked/{projection}/{entity}/${action}`,
      params: { projection, entity },
      body: { position, reason: reason.trim() },
    });
  }

  return (
    <Dialog open onClose={isPending ? undefined : onClose} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <Box component="form" onSubmit={submit} noValidate>
        <DialogTitle id={titleId}>{t(`replay.${action}`)}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <Typography variant="body2">{t(`replay.${action}Help`)}</Typography>
          <TextField
            autoFocus
            required
            multiline
            minRows={2}
            label={t('history.reason')}
            value={reason}
            error={isTried && isMissing}
            helperText={isTried && isMissing ? t('replay.reasonMissing') : undefined}
            onChange={(event) => setReason(event.target.value)}
            slotProps={{ htmlInput: { maxLength: 2000 } }}
          />
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose} disabled={isPending}>
            {t('common.cancel')}
          </Button>
          <Button
            type="submit"
            variant="contained"
            color={action === 'skip' ? 'error' : 'primary'}
            loading={isPending}
          >
            {t(`replay.${action}`)}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  );
}
