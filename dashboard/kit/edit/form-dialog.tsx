import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { EditForm, type EditFormProps } from './edit-form.tsx';

interface FormDialogProps<Result> extends Omit<EditFormProps<Result>, 'told'> {
  title: string;
}

/** A form in a dialog. Closing the dialog without saving or discarding keeps the draft. */
export function FormDialog<Result>({ title, ...form }: FormDialogProps<Result>) {
  const { t } = useTranslation();
  const titleId = useId();
  return (
    <Dialog open onClose={form.onClose} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        <EditForm oneColumn {...form} told={t('forms.done', { name: title })} />
      </DialogContent>
    </Dialog>
  );
}
