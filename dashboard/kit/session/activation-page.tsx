import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { activateAccount, askForInvitation } from '../client/visitor-calls.ts';
import { usePreference } from '../preferences/preferences.ts';
import { useErrorText } from '../ui/error-text.ts';
import { PasswordByLink } from './password-by-link.tsx';

/** Lets an invited brand admin choose a password. */
export function ActivationPage() {
  const { t } = useTranslation();
  return (
    <Activation title={t('rooms.brandActivation')} text={t('activation.text')} done={t('activation.done')} />
  );
}

/** Lets an invited person choose a password, by the link in the invitation e-mail. */
export function Activation(texts: { title: string; text: string; done: string }) {
  const { t } = useTranslation();
  return (
    <PasswordByLink
      texts={{
        ...texts,
        password: t('login.password'),
        submit: t('activation.submit'),
        toLogin: t('newPassword.toLogin'),
      }}
      send={activateAccount}
      over={(token) => <LinkOver token={token} />}
    />
  );
}

/** An expired link still identifies the account. Its owner can request a new e-mail to the invited address. */
function LinkOver({ token }: { token: string | null }) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const language = usePreference('language');
  const wish = useMutation({ mutationFn: () => askForInvitation({ token: token ?? '', language }) });
  if (token === null) {
    return (
      <>
        <Alert severity="warning" sx={{ mb: 3 }}>
          {t('activation.cutOff')}
        </Alert>
        <Button component={Link} to="/login" variant="contained">
          {t('newPassword.toLogin')}
        </Button>
      </>
    );
  }
  if (wish.isSuccess) {
    return (
      <Alert severity="success" role="status">
        {t('activation.asked')}
      </Alert>
    );
  }
  return (
    <>
      <Alert severity={wish.isError ? 'error' : 'warning'} role="status" sx={{ mb: 3 }}>
        {wish.isError ? errorText(wish.error) : t('activation.over')}
      </Alert>
      <Button variant="contained" disabled={wish.isPending} onClick={() => wish.mutate()}>
        {t('newPassword.askAgain')}
      </Button>
    </>
  );
}
