import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../client/api-error.ts';
import type { Values } from '../../fields/field.ts';
import { FieldGrid } from '../../fields/field-grid.tsx';
import { SubmitButton } from '../../fields/submit-button.tsx';
import { refuse, useFields } from '../../fields/use-fields.ts';
import { useIdentity } from '../../session/session-store.ts';
import { nameField, sharedField } from './fields.ts';
import { useViewError } from './use-view-error.ts';

interface NameFormProps {
  title: string;
  name: string;
  offersSharing: boolean;
  onSave: (name: string, isShared: boolean) => Promise<void>;
  onCancel: () => void;
}

const isTaken = (error: unknown) => error instanceof ApiError && error.errorCode === 'saved_view.name_taken';

/** Asks for the name of a view and, for a new view, whether to share it with colleagues. */
export function NameForm({ title, name: before, offersSharing, onSave, onCancel }: NameFormProps) {
  const { t } = useTranslation();
  const viewError = useViewError();
  const isStaff = useIdentity()?.scope === 'staff';
  const fields = offersSharing ? [nameField(t), sharedField(t, isStaff)] : [nameField(t)];
  const form = useFields(fields, { name: before, is_shared: 'false' });
  const saving = useMutation({
    mutationFn: ({ name = '', is_shared }: Values) => onSave(name.trim(), is_shared === 'true'),
    onError: (error) => isTaken(error) && refuse(form, { name: viewError(error) }),
  });
  const save = form.handleSubmit((values) => saving.mutate(values));

  function submit(event: FormEvent) {
    event.preventDefault();
    // React passes the event on to the panel's ancestors, and a form there must not be sent.
    event.stopPropagation();
    if (!saving.isPending) save();
  }

  return (
    <Box
      component="form"
      aria-label={title}
      onSubmit={submit}
      noValidate
      sx={{ display: 'grid', gap: 1, p: 1 }}
    >
      <Typography variant="h3" component="h2">
        {title}
      </Typography>
      <FieldGrid form={form} fields={fields} oneColumn />
      {saving.error !== null && !isTaken(saving.error) && (
        <Alert severity="error">{viewError(saving.error)}</Alert>
      )}
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1 }}>
        <Button color="inherit" onClick={onCancel}>
          {t('common.cancel')}
        </Button>
        <SubmitButton text={t('views.save')} pendingText={t('views.save')} isPending={saving.isPending} />
      </Box>
    </Box>
  );
}
