import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { deliveredAndLater } from '#domain/tryset-items/item-status.ts';
import type { CommandAnswer } from '#http/contract.ts';
import type { UserDetail } from '#read-api/members/contract.ts';
import type { TrysetItem } from '#read-api/tryset-items/contract.ts';
import { api } from '../kit/client/api.ts';
import { FormDialog } from '../kit/edit/form-dialog.tsx';
import { wholeBodyOf } from '../kit/fields/body.ts';
import type { Values } from '../kit/fields/field.ts';
import type { InputOption } from '../kit/fields/input.ts';
import { newLookFields } from './create-fields.ts';

export type LookOf = Pick<UserDetail, 'id' | 'username'>;

interface CreateLookDialogProps {
  /** The member; null if staff choose one. */
  member: LookOf | null;
  onClose: () => void;
}

/** The most items that the form offers, the newest first. */
const atMost = 100;
const itemsPath = '/v2/trysets/items';

/** Posts a look in the name of a member, and opens it. Pictures are added there. */
export function CreateLookDialog({ member, onClose }: CreateLookDialogProps) {
  const { t } = useTranslation();
  const go = useNavigate();
  const [values, setValues] = useState<Values>({});
  const userId = member?.id ?? (values.user_id ? Number(values.user_id) : null);
  const items = useItemsOf(userId);
  const fields = newLookFields(t, member === null, items);
  const title =
    member === null
      ? t('looks.create.open')
      : t('looks.create.openFor', { name: member.username ?? member.id });
  return (
    <FormDialog<CommandAnswer>
      title={title}
      submitText={t('looks.create.open')}
      draftKey={`new look of ${member?.id ?? 'somebody'}`}
      isWhole
      fields={fields}
      current={{ values: {}, revision: '' }}
      onValues={setValues}
      send={async (_, { intent }) => {
        const body = { ...(member && { user_id: member.id }), ...wholeBodyOf(fields, values) };
        return (await api.call<CommandAnswer>('POST', '/v1/looks', { body, intent })).data;
      }}
      onDone={({ id }) => {
        onClose();
        go(`/looks/${id}`);
      }}
      onClose={onClose}
    />
  );
}

/** The items that a member has received, as options; null until the member and the items are known. */
function useItemsOf(userId: number | null): readonly InputOption[] | null {
  const query = { user_ids: userId, statuses: deliveredAndLater.join(), limit: atMost };
  const { data } = useQuery({
    queryKey: [itemsPath, query],
    queryFn: ({ signal }) => api.call<{ data: TrysetItem[] }>('GET', itemsPath, { query, signal }),
    enabled: userId !== null,
  });
  if (data === undefined) return null;
  return data.data.data.map(({ id, product, productSize }) => ({
    value: String(id),
    text: [id, product.name, productSize.name].join(' · '),
  }));
}
