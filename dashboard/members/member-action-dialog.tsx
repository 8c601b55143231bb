import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { rentalGroups } from '#domain/tryset-items/rental-groups.ts';
import type { CommandAnswer } from '#http/contract.ts';
import type { UserDetail } from '#read-api/members/contract.ts';
import { api } from '../kit/client/api.ts';
import { FormDialog } from '../kit/edit/form-dialog.tsx';
import { usePreference } from '../kit/preferences/preferences.ts';
import { formatNumber } from '../kit/preferences/time.ts';
import { notify } from '../kit/ui/notices.tsx';
import { memberForm } from './use-member.ts';

export type MemberActionName = 'password' | 'forget';

interface MemberActionDialogProps {
  member: UserDetail;
  name: MemberActionName;
  onClose: () => void;
}

/** Explains and confirms one action on a member. It shows the data that the action uses, so that a change is noticed. */
export function MemberActionDialog({ member, name, onClose }: MemberActionDialogProps) {
  const { t } = useTranslation();
  const common = {
    title: t(`member.actions.${name}`),
    draftKey: `member ${member.id} ${name}`,
    onDone: onClose,
    onClose,
  };
  if (name === 'password') return <PasswordLinkDialog member={member} common={common} />;
  return <ForgetDialog member={member} common={common} />;
}

/** Sends the member an e-mail with a link for a new or first password. */
function PasswordLinkDialog({ member, common }: CommonProps) {
  const { t } = useTranslation();
  const language = usePreference('language');
  const { id, username, email } = member;
  return (
    <FormDialog
      {...common}
      isWhole
      submitText={common.title}
      fields={[]}
      current={memberForm(member, () => ({})).current}
      send={async (_, { intent }) => {
        const options = { params: { id }, intent, body: { language } };
        return (await api.call<{ isMailed: true }>('PATCH', '/v1/users/{id}/password', options)).data;
      }}
      onDone={() => {
        notify('success', t('member.actions.passwordSent'));
        common.onDone();
      }}
    >
      <Typography variant="body2">
        {t('member.actions.passwordText', { name: username ?? id, email: email ?? '' })}
      </Typography>
    </FormDialog>
  );
}

const isGone = ({ status }: CommandAnswer) => status === 'forgotten';

interface CommonProps {
  member: UserDetail;
  common: { title: string; draftKey: string; onDone: () => void; onClose: () => void };
}

function ForgetDialog({ member, common }: CommonProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const underWay = rentalGroups.reduce((sum, group) => sum + member.rentals[group], 0);
  const { current } = memberForm(member, () => ({}));
  return (
    <FormDialog
      {...common}
      isWhole
      danger
      submitText={common.title}
      fields={[]}
      current={current}
      send={async (_, { intent, revision }) => {
        const options = { params: { id: member.id }, intent, ifMatch: revision };
        return (await api.call<CommandAnswer>('DELETE', '/v1/users/{id}', options)).data;
      }}
      leaves={isGone}
      onDone={(answer) => {
        notify('success', isGone(answer) ? t('member.actions.forgotten') : t('member.actions.willLeave'));
        common.onDone();
        if (isGone(answer)) navigate('/users');
      }}
    >
      <Typography variant="body2">
        {t('member.actions.forgetText', { name: member.username ?? member.id })}
      </Typography>
      <Alert severity="warning">
        {underWay === 0
          ? t('member.actions.forgetNow')
          : t('member.actions.forgetWaits', { amount: formatNumber(underWay) })}
      </Alert>
    </FormDialog>
  );
}
