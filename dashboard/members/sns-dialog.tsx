import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { SnsNetwork } from '#domain/members/sns-kinds.ts';
import type { CommandAnswer } from '#http/contract.ts';
import type { UserDetail } from '#read-api/members/contract.ts';
import { api } from '../kit/client/api.ts';
import { FormDialog } from '../kit/edit/form-dialog.tsx';
import type { Sending } from '../kit/edit/use-edit.ts';
import type { Field } from '../kit/fields/field.ts';
import { seenAccount } from './sns-figures.ts';
import { memberForm } from './use-member.ts';

export type SnsActionName = 'connect' | 'certify' | 'disconnect';

const paths = { Instagram: '/v1/users/{id}/instagram', Youtube: '/v1/users/{id}/youtube' } as const;

interface SnsDialogProps {
  member: UserDetail;
  network: SnsNetwork;
  name: SnsActionName;
  onClose: () => void;
}

/** Connects, certifies or disconnects a member's account, and explains the consequences. */
export function SnsDialog({ member, network, name, onClose }: SnsDialogProps) {
  const { t } = useTranslation();
  const { id } = member;
  const path = paths[network];
  const send = async (body: Record<string, unknown>, { intent, revision }: Sending) => {
    const options = { params: { id }, intent, ifMatch: revision };
    const answer =
      name === 'connect'
        ? await api.call<CommandAnswer>('POST', path, { ...options, body })
        : name === 'certify'
          ? await api.call<CommandAnswer>('POST', `${path}/certify`, { ...options, hasNoBody: true })
          : await api.call<CommandAnswer>('DELETE', path, options);
    return answer.data;
  };
  const username = seenAccount(member, network)?.username ?? t('common.unknownPerson');
  const named = { username: `@${username}`, network: t(`member.sns.network.${network}`) };
  return (
    <FormDialog
      title={t(`member.sns.${name}`)}
      draftKey={`member ${id} ${network} ${name}`}
      {...memberForm(member, () => ({}))}
      isWhole={name !== 'connect'}
      danger={name === 'disconnect'}
      submitText={t(`member.sns.${name}`)}
      fields={
        name === 'connect' ? [usernameField(t('member.sns.username'), t('member.sns.usernameHelp'))] : []
      }
      send={send}
      onDone={onClose}
      onClose={onClose}
    >
      {name !== 'connect' && <Typography variant="body2">{t(`member.sns.${name}Text`, named)}</Typography>}
    </FormDialog>
  );
}

const usernameField = (text: string, help: string): Field => ({
  name: 'username',
  text,
  help,
  kind: 'text',
  required: true,
  atMost: 200,
});
