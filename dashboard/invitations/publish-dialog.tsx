import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { businessDay, daysLater, endOfBusinessDay } from '#domain/business-day.ts';
import { usualDays } from '#domain/invitations/invitation-kinds.ts';
import type { CommandAnswer } from '#http/contract.ts';
import { api } from '../kit/client/api.ts';
import { FormDialog } from '../kit/edit/form-dialog.tsx';
import { publishFields } from './fields.ts';
import { invitationsPath, invitationsRoom } from './paths.ts';

/** Publishes an invitation and opens its page, which shows the code. */
export function PublishDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const go = useNavigate();
  const first = { expired_time: daysLater(businessDay(new Date()), usualDays) };
  return (
    <FormDialog<CommandAnswer>
      title={t('invitation.publish')}
      submitText={t('invitation.publish')}
      draftKey="invitation"
      isWhole
      fields={publishFields(t)}
      current={{ values: first, revision: '' }}
      send={async (said, { intent }) => {
        const { expired_time: lastDay } = { ...first, ...said };
        const body = { expired_time: endOfBusinessDay(lastDay) };
        return (await api.call<CommandAnswer>('POST', invitationsPath, { body, intent })).data;
      }}
      onDone={({ id }) => {
        onClose();
        go(`${invitationsRoom}/${id}`);
      }}
      onClose={onClose}
    >
      <Typography variant="body2">{t('invitation.publishText')}</Typography>
    </FormDialog>
  );
}
