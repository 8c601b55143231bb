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
  /** Title of the dialog and text of its button; the action's name by default. */
  title?: string;
  /** Name of the thing, shown in the dialog; left out if the title says it. */
  target?: string;
  draftKey: string;
  note?: ReactNode;
  picks?: Picks;
  /** Inputs below the fields. */
  children?: ReactNode;
  isPending?: boolean;
  /** Error of the last attempt; null if there was none. */
  error?: unknown;
  /** Called with the valid fields, in the form of the request's body. */
  onSubmit: (body: Record<string, unknown>) => void;
  onClose: () => void;
}

/** Asks for an action's fields. It keeps the typed text until it is sent. */
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

  // Saved with every letter: an expiring session removes the dialog without closing it.
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
