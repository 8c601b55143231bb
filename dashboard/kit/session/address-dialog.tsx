import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../edit/form-dialog.tsx';
import type { Field } from '../fields/field.ts';
import { ProposedAddress } from './proposed-address.tsx';
import { changeOwnAddress, useAddress } from './use-address.ts';

/** Asks for a new e-mail address of the person's own account, and for the password. */
export function AddressDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const { data } = useAddress();
  const fields: Field[] = [
    {
      name: 'email',
      text: t('forms.address.email'),
      kind: 'text',
      format: 'email',
      required: true,
      atMost: 320,
    },
    {
      name: 'current_password',
      text: t('forms.address.password'),
      kind: 'password',
      required: true,
      autoComplete: 'current-password',
    },
  ];
  return (
    <FormDialog
      title={t('shell.changeAddress')}
      submitText={t('shell.changeAddress')}
      fields={fields}
      current={{ values: {}, revision: '' }}
      draftKey="own address"
      send={changeOwnAddress}
      onDone={onClose}
      onClose={onClose}
    >
      {data !== undefined && (
        <Typography variant="body2">
          {t('forms.address.text', { email: data.email ?? t('forms.address.none') })}
        </Typography>
      )}
      <ProposedAddress />
    </FormDialog>
  );
}
