import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Question } from './question.ts';

interface ConfirmBoxProps {
  question: Question;
  onAnswer: (agreed: boolean) => void;
}

/** A question with OK and cancel. Neither Esc nor a click outside closes it. */
export function ConfirmBox({ question, onAnswer }: ConfirmBoxProps) {
  const { title, text, ok, isDanger = false } = question;
  const { t } = useTranslation();
  const titleId = useId();
  const textId = useId();
  return (
    <Dialog
      open
      role="alertdialog"
      fullWidth
      maxWidth="xs"
      aria-labelledby={titleId}
      aria-describedby={text === undefined ? undefined : textId}
    >
      <DialogTitle id={titleId}>{title}</DialogTitle>
      {text !== undefined && (
        <DialogContent>
          <DialogContentText id={textId} component="div" variant="body1">
            {text}
          </DialogContentText>
        </DialogContent>
      )}
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button color="inherit" autoFocus={isDanger} onClick={() => onAnswer(false)}>
          {t('common.cancel')}
        </Button>
        <Button
          variant="contained"
          color={isDanger ? 'error' : 'primary'}
          autoFocus={!isDanger}
          onClick={() => onAnswer(true)}
        >
          {ok}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
