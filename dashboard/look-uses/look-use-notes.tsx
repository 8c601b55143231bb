import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';
import type { LookUseDetail } from '#read-api/look-uses/contract.ts';
import { useIdentity } from '../kit/session/session-store.ts';

/** Says why a use waits for a person, and what to do. */
export function LookUseNotes({ lookUse }: { lookUse: LookUseDetail }) {
  const { t } = useTranslation();
  const isStaff = useIdentity()?.scope === 'staff';
  const { isUnanswered, isLookGone, status, agreement } = lookUse;
  const isAgreed = status === 'in_progress' && agreement.answer === 'agreed';
  return (
    <>
      {isLookGone && (
        <Alert severity="error">{t(`lookUse.notes.${isStaff ? 'gone' : 'goneForBrand'}`)}</Alert>
      )}
      {isStaff && isUnanswered && <Alert severity="warning">{t('lookUse.notes.unanswered')}</Alert>}
      {isStaff && isAgreed && <Alert severity="info">{t('lookUse.notes.agreed')}</Alert>}
    </>
  );
}
