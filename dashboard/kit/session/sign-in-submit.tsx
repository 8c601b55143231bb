import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';

/** The end of a sign-in form: the error, and the submit button. */
export function SignInSubmit({ problem, isPending }: { problem: string | null; isPending: boolean }) {
  const { t } = useTranslation();
  return (
    <>
      {problem !== null && (
        <Alert severity="error" role="alert">
          {problem}
        </Alert>
      )}
      <Button type="submit" variant="contained" size="large" disabled={isPending}>
        {isPending ? t('login.submitting') : t('login.submit')}
      </Button>
    </>
  );
}
