import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

export function DoneStep({ email, username }: { email: string; username: string }) {
  const { t } = useTranslation();
  return (
    <>
      <Alert severity="success" role="status" sx={{ mb: 2 }}>
        {t('signUp.done', { email })}
      </Alert>
      <Typography sx={{ mb: 3 }}>{t('signUp.doneNext', { username })}</Typography>
      <Button component={Link} to="/login" variant="outlined">
        {t('signUp.toLogin')}
      </Button>
    </>
  );
}
