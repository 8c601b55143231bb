import { useTranslation } from 'react-i18next';
import { Activation } from '../kit/session/activation-page.tsx';

/** The page on which an invited colleague chooses a password. */
export function StaffActivationPage() {
  const { t } = useTranslation();
  return (
    <Activation title={t('rooms.activation')} text={t('staff.activationText')} done={t('staff.activated')} />
  );
}
