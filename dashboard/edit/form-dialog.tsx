import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { EditForm, type EditFormProps } from './edit-form.tsx';

interface FormDialogProps<Result> extends EditFormProps<Result> {
  title: string;
}

/** A form in a dialog. Closing it without a decision keeps what was typed. */
export function FormDialog<Result>({ title, ...form }: FormDialogProps<Result>) {
  const titleId = useId();
  return (
    <Dialog open onClose={form.onClose} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        <EditForm oneColumn {...form} />
      </DialogContent>
    </Dialog>
  );
}
