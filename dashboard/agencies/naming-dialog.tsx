import Dialog from '@mui/material/Dialog';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { AgencyContact } from '#read-api/agencies/contract.ts';
import { api } from '../kit/client/api.ts';
import { FormDialog } from '../kit/edit/form-dialog.tsx';
import type { Field } from '../kit/fields/field.ts';
import { FailedPanel } from '../kit/ui/failed-panel.tsx';
import { contactsPath, memberContactsPath } from './fields.ts';

export type NamingIntent = { kind: 'add' } | { kind: 'replace' | 'remove'; contact: AgencyContact };

interface NamingDialogProps {
  userId: number;
  intent: NamingIntent;
  onClose: () => void;
}

const onePath = `${memberContactsPath}/{contactId}`;

/** Adds, replaces or removes an agency contact of a member. */
export function NamingDialog({ userId, intent, onClose }: NamingDialogProps) {
  const { t } = useTranslation();
  const isRemoval = intent.kind === 'remove';
  const { data, error, refetch } = useQuery({
    queryKey: [contactsPath],
    queryFn: ({ signal }) =>
      api.call<{ data: AgencyContact[] }>('GET', contactsPath, {
        query: { order: 'agency', limit: 500 },
        signal,
      }),
    enabled: !isRemoval,
  });
  const title = t(`agency.ofMember.${intent.kind}`);
  if (!isRemoval && data === undefined) {
    return error === null ? null : (
      <Dialog open onClose={onClose} aria-label={title}>
        <FailedPanel error={error} title={t('errors.detailTitle')} onRetry={() => refetch()} />
      </Dialog>
    );
  }
  const options = (data?.data.data ?? []).map(({ id, name, agency }) => ({
    value: String(id),
    text: `${agency.name} · ${name ?? id}`,
  }));
  const field: Field = {
    name: 'contact_id',
    text: t('agency.fields.contactId'),
    kind: 'choice',
    isId: true,
    required: true,
    options,
    ...(options.length === 0 && { help: t('agency.ofMember.noContacts') }),
  };
  const named = intent.kind === 'add' ? null : intent.contact;
  return (
    <FormDialog<unknown>
      title={title}
      draftKey={`member ${userId} agency ${intent.kind} ${named?.id ?? ''}`}
      current={{ values: {}, revision: '' }}
      fields={isRemoval ? [] : [field]}
      isWhole={isRemoval}
      danger={isRemoval}
      submitText={title}
      send={(body, { intent: key }) => {
        if (named === null)
          return api.call('POST', memberContactsPath, { params: { id: userId }, body, intent: key });
        const params = { id: userId, contactId: named.id };
        return isRemoval
          ? api.call('DELETE', onePath, { params, intent: key })
          : api.call('PATCH', onePath, { params, body, intent: key });
      }}
      onDone={onClose}
      onClose={onClose}
    >
      {named !== null && (
        <Typography variant="body2">
          {t(`agency.ofMember.${isRemoval ? 'removeText' : 'replaceText'}`, { name: named.name ?? '' })}
        </Typography>
      )}
    </FormDialog>
  );
}
