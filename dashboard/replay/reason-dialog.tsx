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

interface ReasonDialogProps {
  title: string;
  help: string;
  /** The text of the submit button. */
  ok: string;
  isRequired: boolean;
  isDanger?: boolean;
  isPending: boolean;
  onSend: (reason: string) => void;
  onClose: () => void;
}

/** Asks for the reason of an action. The reason is recorded with the actor. */
export function ReasonDialog({
  title,
  help,
  ok,
  isRequired,
  isDanger = false,
  isPending,
  onSend,
  onClose,
}: ReasonDialogProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const isMissing = isRequired && reason.trim() === '';

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (!isMissing && !isPending) onSend(reason.trim());
  }

  return (
    <Dialog open onClose={isPending ? undefined : onClose} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <Box component="form" onSubmit={submit} noValidate>
        <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
          {title}
        </DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <Typography variant="body2">{help}</Typography>
          <TextField
            autoFocus
            required={isRequired}
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
            color={isDanger ? 'error' : 'primary'}
            loading={isPending}
          >
            {ok}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  );
}
