import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { askForSignInHelp } from '../client/visitor-calls.ts';
import { usePreference } from '../preferences/preferences.ts';
import { AddressForm } from './address-form.tsx';
import { PublicFrame } from './public-frame.tsx';

/** Requests an e-mail with the username and a link to a new password. The server sends it if an account has the address. */
export function ForgottenPage() {
  const { t } = useTranslation();
  const language = usePreference('language');
  const wish = useMutation({ mutationFn: (email: string) => askForSignInHelp({ email, language }) });
  const texts = {
    text: t('signInHelp.text'),
    email: t('signInHelp.email'),
    noAddress: t('signInHelp.noAddress'),
    submit: t('signInHelp.submit'),
  };
  return (
    <PublicFrame>
      <Typography variant="h1" sx={{ fontSize: '1.5rem', mb: 2 }}>
        {t('signInHelp.title')}
      </Typography>
      {wish.isSuccess ? (
        <Alert severity="success" role="status" sx={{ mb: 3 }}>
          {t('signInHelp.asked', { email: wish.variables })}
        </Alert>
      ) : (
        <AddressForm
          texts={texts}
          isPending={wish.isPending}
          error={wish.error}
          onSubmit={(email) => wish.mutate(email)}
        />
      )}
      <Button component={Link} to="/login" sx={{ ml: -1.5 }}>
        {t('signInHelp.toLogin')}
      </Button>
    </PublicFrame>
  );
}
