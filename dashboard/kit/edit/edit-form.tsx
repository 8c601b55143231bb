import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type FormEvent, type ReactNode, useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Values } from '../fields/field.ts';
import { FieldGrid } from '../fields/field-grid.tsx';
import { SubmitButton } from '../fields/submit-button.tsx';
import type { FieldsForm } from '../fields/use-fields.ts';
import { notify } from '../ui/notices.tsx';
import { MeanwhileNotice } from './meanwhile-notice.tsx';
import { type EditParts, useEdit } from './use-edit.ts';

export interface EditFormProps<Result> extends EditParts<Result> {
  onClose: () => void;
  /** Content above the form's fields. */
  children?: ReactNode;
  /** Called with the values of the form: those that it opens with, and after each change. */
  onValues?: (values: Values) => void;
  submitText?: string;
  /** Text of the notification after a successful save. */
  told: string;
  danger?: boolean;
  oneColumn?: boolean;
  /** Whether the form can be sent unchanged, since its fields only add details. */
  isWhole?: boolean;
}

/** Fields with buttons to save or discard them. If the server refuses, the form stays open and shows the reason. */
export function EditForm<Result>(props: EditFormProps<Result>) {
  const { fields, onClose, children, submitText, told, danger, oneColumn, isWhole, onValues } = props;
  const { t } = useTranslation();
  const edit = useEdit({
    ...props,
    onDone: (result) => {
      notify('success', told);
      props.onDone(result);
    },
  });
  const { form, saving, changed, meanwhile, refusal } = edit;
  const { isPending } = saving;
  const submit = form.handleSubmit(() => {
    if (changed.length === 0 && !isWhole) close();
    else saving.mutate();
  });

  function take(event: FormEvent) {
    event.preventDefault();
    // React passes a dialog's submit event on to the forms around it in the tree. Those must not be sent.
    event.stopPropagation();
    if (!isPending) submit();
  }

  function close() {
    if (isPending) return;
    edit.discard();
    onClose();
  }

  return (
    <Box component="form" onSubmit={take} noValidate sx={{ display: 'grid', gap: 2, pt: 0.75 }}>
      {children}
      {onValues && <Told form={form} onValues={onValues} />}
      {meanwhile.length > 0 && (
        <MeanwhileNotice
          meanwhile={meanwhile}
          fields={fields}
          onTakeTheirs={(name) => edit.set({ [name]: meanwhile.find((one) => one.name === name)?.now ?? '' })}
        />
      )}
      <FieldGrid form={form} fields={fields} {...(oneColumn && { oneColumn })} onChange={edit.keep} />
      {refusal && (
        <Alert severity="error" role="alert">
          {refusal}
        </Alert>
      )}
      <Box sx={{ display: 'flex', gap: 1, justifyContent: 'flex-end' }}>
        <Button color="inherit" onClick={close} disabled={isPending}>
          {changed.length > 0 && !isWhole ? t('forms.discard') : t('common.cancel')}
        </Button>
        <SubmitButton
          text={submitText ?? t('forms.save')}
          pendingText={t('forms.saving')}
          isPending={isPending}
          danger={danger === true}
          autoFocus={fields.length === 0}
        />
      </Box>
    </Box>
  );
}

function Told({ form, onValues }: { form: FieldsForm; onValues: (values: Values) => void }) {
  const values = useWatch({ control: form.control, compute: (all) => all });
  useEffect(() => onValues(values), [values, onValues]);
  return null;
}
