import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { askForInvitation, askForSignInHelp } from '../client/visitor-calls.ts';
import { usePreference } from '../preferences/preferences.ts';
import { useErrorText } from '../ui/error-text.ts';
import { AddressForm } from './address-form.tsx';

/**
 * Offers another invitation in place of a link that is over, cut off or unknown. An expired link still identifies the account;
 * the token is null if the URL has no well-formed one.
 */
export function InvitationAgain({ token }: { token: string | null }) {
  const { t } = useTranslation();
  return (
    <>
      {token === null ? (
        <ByAddress text={t('activation.damaged')} severity="warning" />
      ) : (
        <ByToken token={token} />
      )}
      <Button component={Link} to="/login" sx={{ ml: -1.5 }}>
        {t('newPassword.toLogin')}
      </Button>
    </>
  );
}

function ByToken({ token }: { token: string }) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const language = usePreference('language');
  const wish = useMutation({ mutationFn: () => askForInvitation({ token, language }) });
  if (wish.isSuccess) {
    return (
      <>
        <Alert severity="success" role="status" sx={{ mb: 3 }}>
          {t('activation.asked')}
        </Alert>
        <ByAddress text={t('activation.noLetter')} severity="info" />
      </>
    );
  }
  return (
    <>
      <Alert severity={wish.isError ? 'error' : 'warning'} role="status" sx={{ mb: 3 }}>
        {wish.isError ? errorText(wish.error) : t('activation.over')}
      </Alert>
      <Button
        variant="contained"
        disabled={wish.isPending}
        onClick={() => wish.mutate()}
        sx={{ display: 'block', mb: 2 }}
      >
        {t('newPassword.askAgain')}
      </Button>
    </>
  );
}

/** Asks for the invited address. The answer does not reveal whether it has an invitation. */
function ByAddress({ text, severity }: { text: string; severity: 'info' | 'warning' }) {
  const { t } = useTranslation();
  const language = usePreference('language');
  const wish = useMutation({ mutationFn: (email: string) => askForSignInHelp({ email, language }) });
  if (wish.isSuccess) {
    return (
      <Alert severity="success" role="status" sx={{ mb: 3 }}>
        {t('activation.askedAt', { email: wish.variables })}
      </Alert>
    );
  }
  const texts = {
    email: t('activation.address'),
    noAddress: t('signInHelp.noAddress'),
    submit: t('newPassword.askAgain'),
  };
  return (
    <AddressForm
      texts={texts}
      isPending={wish.isPending}
      error={wish.error}
      onSubmit={(email) => wish.mutate(email)}
    >
      <Alert severity={severity} role="status">
        {text}
      </Alert>
    </AddressForm>
  );
}
