import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { Colleague } from '#read-api/staff/contract.ts';
import { api } from '../kit/client/api.ts';
import { detailForm, removalOf } from '../kit/edit/detail-form.ts';
import { FormDialog } from '../kit/edit/form-dialog.tsx';
import { usePreference } from '../kit/preferences/preferences.ts';
import { useIdentity } from '../kit/session/session-store.ts';
import { staffPath } from './fields.ts';

interface ColleagueDialogProps {
  colleague: Colleague;
  action: 'renew' | 'remove';
  onClose: () => void;
}

export function ColleagueDialog({ colleague, action, onClose }: ColleagueDialogProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const language = usePreference('language');
  const identity = useIdentity();
  const { id, name, username, email } = colleague;
  const isRemoval = action === 'remove';
  return (
    <FormDialog<unknown>
      title={t(`staff.${action}`)}
      draftKey={`staff ${id} ${action}`}
      isWhole
      danger={isRemoval}
      submitText={t(`staff.${action}`)}
      fields={[]}
      {...detailForm(staffPath, colleague, () => ({}))}
      send={(_, sending) =>
        isRemoval
          ? removalOf(staffPath, id)(null, sending)
          : api.call('POST', `${staffPath}/invitation`, {
              params: { id },
              intent: sending.intent,
              ifMatch: sending.revision,
              body: { language },
            })
      }
      leaves={() => isRemoval}
      onDone={() => {
        onClose();
        if (isRemoval) navigate('/staff');
      }}
      onClose={onClose}
    >
      <Typography variant="body2">
        {t(`staff.${action}Text`, { name: name ?? username, email: email ?? '' })}
      </Typography>
      {isRemoval && identity?.id === id && <Alert severity="warning">{t('staff.removeSelf')}</Alert>}
    </FormDialog>
  );
}
