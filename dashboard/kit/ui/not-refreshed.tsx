import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';

interface NotRefreshedProps {
  query: { data: unknown; error: unknown; refetch: () => unknown };
}

/** Says that what is shown could not be read anew, and stays as it was. */
export function NotRefreshed({ query: { data, error, refetch } }: NotRefreshedProps) {
  const { t } = useTranslation();
  if (error === null || data === undefined) return null;
  return (
    <Alert
      severity="warning"
      sx={{ mb: 1.25 }}
      action={
        <Button color="inherit" onClick={() => refetch()}>
          {t('common.retry')}
        </Button>
      }
    >
      {t('errors.notRefreshed')}
    </Alert>
  );
}
