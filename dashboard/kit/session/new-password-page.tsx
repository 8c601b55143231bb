import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { changePasswordByLink } from '../client/visitor-calls.ts';
import { PasswordByLink } from './password-by-link.tsx';

/** The page where a person who forgot their password sets a new one. */
export function NewPasswordPage() {
  const { t } = useTranslation();
  return (
    <PasswordByLink
      texts={{
        title: t('newPassword.title'),
        text: t('newPassword.text'),
        password: t('newPassword.password'),
        submit: t('newPassword.submit'),
        done: t('newPassword.done'),
        toLogin: t('newPassword.toLogin'),
      }}
      send={changePasswordByLink}
      over={() => (
        <>
          <Alert severity="warning" role="status" sx={{ mb: 3 }}>
            {t('newPassword.over')}
          </Alert>
          <Button component={Link} to="/forgotten-password" variant="contained">
            {t('newPassword.askAgain')}
          </Button>
        </>
      )}
    />
  );
}
