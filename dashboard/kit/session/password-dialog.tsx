import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { changeOwnPassword } from '../client/change-own-password.ts';
import { FormDialog } from '../edit/form-dialog.tsx';
import type { Field } from '../fields/field.ts';
import { shortestPassword } from './password-rules.ts';

/** Asks for the person's current password and a new one. */
export function PasswordDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const fields: Field[] = [
    {
      name: 'current_password',
      text: t('forms.ownPassword.current'),
      kind: 'password',
      required: true,
      autoComplete: 'current-password',
    },
    {
      name: 'password',
      text: t('forms.ownPassword.next'),
      kind: 'password',
      required: true,
      atLeast: shortestPassword,
      help: t('forms.refused.auth_password_invalid'),
      autoComplete: 'new-password',
    },
  ];
  return (
    <FormDialog
      title={t('shell.changePassword')}
      submitText={t('shell.changePassword')}
      fields={fields}
      current={{ values: {}, revision: '' }}
      draftKey="own password"
      send={changeOwnPassword}
      onDone={onClose}
      onClose={onClose}
    >
      <Typography variant="body2">{t('forms.ownPassword.text')}</Typography>
    </FormDialog>
  );
}
