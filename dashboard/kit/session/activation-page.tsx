import { useTranslation } from 'react-i18next';
import { activateAccount } from '../client/visitor-calls.ts';
import { InvitationAgain } from './invitation-again.tsx';
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
      over={(token) => <InvitationAgain token={token} />}
    />
  );
}
