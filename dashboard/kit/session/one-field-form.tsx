import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { FormEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { textAt } from '../../i18n/label.ts';
import { ApiError } from '../client/api-error.ts';
import { errorText } from '../ui/error-text.ts';

interface OneFieldFormProps {
  children: ReactNode;
  submit: string;
  isDanger?: boolean;
  isPending: boolean;
  error: Error | null;
  onSubmit: () => void;
}

/** A form with one field, its error, and the submit button. */
export function OneFieldForm({ children, submit, isDanger, isPending, error, onSubmit }: OneFieldFormProps) {
  const { t } = useTranslation();
  const refusal =
    error instanceof ApiError
      ? textAt(t, `forms.refused.${error.errorCode.replaceAll('.', '_')}`)
      : undefined;
  function send(event: FormEvent) {
    event.preventDefault();
    onSubmit();
  }
  return (
    <Box
      component="form"
      onSubmit={send}
      noValidate
      sx={{ display: 'grid', gap: 2, justifyItems: 'stretch' }}
    >
      {children}
      {error !== null && (
        <Alert severity="error" role="alert">
          {refusal ?? errorText(t, error)}
        </Alert>
      )}
      <Button
        type="submit"
        variant="contained"
        color={isDanger ? 'error' : 'primary'}
        disabled={isPending}
        sx={{ justifySelf: 'start' }}
      >
        {submit}
      </Button>
    </Box>
  );
}
