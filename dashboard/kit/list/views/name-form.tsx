import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../client/api-error.ts';
import { useIdentity } from '../../session/session-store.ts';
import { useViewError } from './use-view-error.ts';

interface NameFormProps {
  title: string;
  name: string;
  offersSharing: boolean;
  onSave: (name: string, isShared: boolean) => Promise<void>;
  onCancel: () => void;
}

const longestName = 80;

/** Asks for the name of a view and, for a new view, whether to share it with colleagues. */
export function NameForm({ title, name: before, offersSharing, onSave, onCancel }: NameFormProps) {
  const { t } = useTranslation();
  const viewError = useViewError();
  const scope = useIdentity()?.scope;
  const [name, setName] = useState(before);
  const [isShared, setShared] = useState(false);
  const saving = useMutation({ mutationFn: () => onSave(name.trim(), isShared) });
  const isTaken = saving.error instanceof ApiError && saving.error.errorCode === 'saved_view.name_taken';

  function submit(event: FormEvent) {
    event.preventDefault();
    // React passes the event on to the panel's ancestors, and a form there must not submit.
    event.stopPropagation();
    if (name.trim() !== '' && !saving.isPending) saving.mutate();
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
      <TextField
        label={t('views.name')}
        value={name}
        autoFocus
        error={isTaken}
        helperText={isTaken ? t('views.nameTaken') : undefined}
        slotProps={{ htmlInput: { maxLength: longestName } }}
        onChange={(event) => setName(event.target.value)}
      />
      {offersSharing && (
        <FormControlLabel
          control={<Checkbox size="small" checked={isShared} onChange={(_, checked) => setShared(checked)} />}
          label={t(scope === 'staff' ? 'views.shareWithStaff' : 'views.shareWithBrand')}
          slotProps={{ typography: { variant: 'body2' } }}
        />
      )}
      {saving.error !== null && !isTaken && <Alert severity="error">{viewError(saving.error)}</Alert>}
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1 }}>
        <Button color="inherit" onClick={onCancel}>
          {t('common.cancel')}
        </Button>
        <Button type="submit" variant="contained" disabled={name.trim() === '' || saving.isPending}>
          {t('views.save')}
        </Button>
      </Box>
    </Box>
  );
}
