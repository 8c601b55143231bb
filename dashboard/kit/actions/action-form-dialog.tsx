import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { type FormEvent, type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { label } from '../../i18n/label.ts';
import { wholeBodyOf } from '../fields/body.ts';
import { FieldGrid } from '../fields/field-grid.tsx';
import { SubmitButton } from '../fields/submit-button.tsx';
import { useFields } from '../fields/use-fields.ts';
import { useErrorText } from '../ui/error-text.ts';
import type { ActionTable, OfferedAction } from './action-table.ts';
import { draftOf, keepDraft } from './drafts.ts';
import { fieldsOf, firstValues, type Picks } from './fields.ts';

interface ActionFormDialogProps {
  table: Pick<ActionTable, 'names'>;
  action: Pick<OfferedAction, 'name' | 'form' | 'fields'>;
  /** The name of the dialog and of its button; left out, the action's. */
  title?: string;
  /** What it acts on, as the dialog says it; left out if the title says so. */
  target?: string;
  draftKey: string;
  note?: ReactNode;
  picks?: Picks;
  /** What is asked besides the fields, below them. */
  children?: ReactNode;
  isPending?: boolean;
  /** What the last try was refused with; null where there was none. */
  error?: unknown;
  /** Called with the fields as the request's body has them, once they are right. */
  onSubmit: (body: Record<string, unknown>) => void;
  onClose: () => void;
}

/** Asks what an action needs; what is typed is kept until it has been sent. */
export function ActionFormDialog(props: ActionFormDialogProps) {
  const { table, action, target, draftKey, note, picks = {}, children, onSubmit, onClose } = props;
  const { isPending = false, error = null } = props;
  const { t } = useTranslation();
  const errorText = useErrorText();
  const { title = label(t, table.names, action.name) } = props;
  const titleId = useId();
  const fields = fieldsOf(t, action.fields, picks);
  const form = useFields(fields, draftOf(draftKey) ?? firstValues(action.fields));
  const submit = form.handleSubmit((values) => onSubmit(wholeBodyOf(fields, values)));

  function take(event: FormEvent) {
    event.preventDefault();
    if (!isPending) submit();
  }

  // Kept with every letter: a session that expires takes the dialog away without closing it.
  const keep = () => keepDraft(draftKey, form.getValues());

  function close() {
    if (!isPending) onClose();
  }

  return (
    <Dialog open onClose={close} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <Box component="form" onSubmit={take} noValidate>
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2, pt: 0 }}>
          <Box>
            {target !== undefined && (
              <Typography variant="body2" color="textSecondary">
                {target}
              </Typography>
            )}
            {note}
          </Box>
          {fields.length > 0 && <FieldGrid form={form} fields={fields} oneColumn onChange={keep} />}
          {children}
          {error !== null && (
            <Alert severity="error" role="alert">
              {errorText(error)}
            </Alert>
          )}
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <Button color="inherit" onClick={close} disabled={isPending}>
            {t('common.close')}
          </Button>
          <SubmitButton
            text={title}
            pendingText={t('actions.doing')}
            isPending={isPending}
            danger={action.form.look === 'danger'}
            autoFocus={fields.length === 0}
          />
        </DialogActions>
      </Box>
    </Dialog>
  );
}
