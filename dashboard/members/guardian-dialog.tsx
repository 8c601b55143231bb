import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { UserDetail } from '#read-api/members/contract.ts';
import { api } from '../kit/client/api.ts';
import { FormDialog } from '../kit/edit/form-dialog.tsx';
import { guardianFields } from './member-fields.ts';

export type GuardianIntent = 'note' | 'replace' | 'withdraw';

interface GuardianDialogProps {
  member: UserDetail;
  intent: GuardianIntent;
  onClose: () => void;
}

/** Records a guardian's paper consent, replaces it, or withdraws it. */
export function GuardianDialog({ member, intent, onClose }: GuardianDialogProps) {
  const { t } = useTranslation();
  const isNote = intent !== 'withdraw';
  return (
    <FormDialog<unknown>
      title={t(isNote ? 'member.guardian.note' : 'member.guardian.withdraw')}
      draftKey={`member ${member.id} guardian ${intent}`}
      current={{ values: {}, revision: member.revision }}
      fields={isNote ? guardianFields(t) : []}
      isWhole={!isNote}
      danger={!isNote}
      submitText={t(isNote ? 'member.guardian.note' : 'member.guardian.withdraw')}
      send={(body, { intent: key }) => {
        const options = { params: { id: member.id }, intent: key };
        const path = '/v1/users/{id}/guardian_consent';
        return isNote ? api.call('PUT', path, { ...options, body }) : api.call('DELETE', path, options);
      }}
      onDone={onClose}
      onClose={onClose}
    >
      <Typography variant="body2">
        {t(isNote ? 'member.guardian.noteText' : 'member.guardian.withdrawText')}
      </Typography>
    </FormDialog>
  );
}
