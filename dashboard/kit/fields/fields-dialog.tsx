import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type FormEvent, type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Field, Values } from './field.ts';
import { FieldGrid } from './field-grid.tsx';
import { SubmitButton } from './submit-button.tsx';
import type { FieldsForm } from './use-fields.ts';

interface FieldsDialogProps {
  title: string;
  form: FieldsForm;
  fields: readonly Field[];
  /** Whether the focus stays on the current element, for a dialog with an input above the fields. */
  keepsFocus?: boolean;
  maxWidth?: NonNullable<DialogProps['maxWidth']>;
  /** Content above the dialog's fields. */
  note?: ReactNode;
  /** Content below the dialog's fields. */
  children?: ReactNode;
  closeText?: string;
  /** Text of the submit button; null hides the button. */
  submitText: string | null;
  /** Text of the submit button while the form is being sent. */
  pendingText?: string;
  isPending: boolean;
  danger?: boolean;
  /** Text of the last error; null if the last attempt had none. */
  refusal?: string | null;
  /** Called with the field's name after the form has the new value. */
  onChange?: (name: string) => void;
  /** Called with the values when the person submits and no value has a problem. */
  onSubmit: (values: Values) => void;
  onClose: () => void;
}

/** A dialog with a form of fields. The caller sends the form. */
export function FieldsDialog(props: FieldsDialogProps) {
  const { title, form, fields, keepsFocus = false, maxWidth = 'xs', note, children, onChange } = props;
  const { closeText, submitText, pendingText, isPending, danger = false, refusal = null } = props;
  const { t } = useTranslation();
  const titleId = useId();
  const submit = form.handleSubmit(props.onSubmit);

  function take(event: FormEvent) {
    event.preventDefault();
    // React passes a dialog's submit event on to the forms around it in the tree. Those must not be sent.
    event.stopPropagation();
    if (!isPending && submitText !== null) submit();
  }

  function close() {
    if (!isPending) props.onClose();
  }

  return (
    <Dialog open onClose={close} fullWidth maxWidth={maxWidth} aria-labelledby={titleId}>
      <Box component="form" onSubmit={take} noValidate>
        <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
          {title}
        </DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2, pt: 0 }}>
          <Box>{note}</Box>
          {fields.length > 0 && (
            <FieldGrid form={form} fields={fields} oneColumn keepsFocus={keepsFocus} onChange={onChange} />
          )}
          {children}
          {refusal !== null && (
            <Alert severity="error" role="alert">
              {refusal}
            </Alert>
          )}
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <Button color="inherit" onClick={close} disabled={isPending}>
            {closeText ?? t('common.cancel')}
          </Button>
          {submitText !== null && (
            <SubmitButton
              text={submitText}
              pendingText={pendingText ?? t('actions.doing')}
              isPending={isPending}
              danger={danger}
              autoFocus={fields.length === 0}
            />
          )}
        </DialogActions>
      </Box>
    </Dialog>
  );
}
