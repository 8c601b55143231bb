import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { shownPhone } from '#domain/text/phone.ts';
import type { CommandAnswer } from '#http/contract.ts';
import type { UserDetail } from '#read-api/members/contract.ts';
import { api } from '../kit/client/api.ts';
import { FormDialog } from '../kit/edit/form-dialog.tsx';
import { wholeBodyOf } from '../kit/fields/body.ts';
import type { Values } from '../kit/fields/field.ts';
import { newTrysetFields } from './fields.ts';

/** A member who gets a tryset, with the data for the parcel. */
export type TrysetOf = Pick<
  UserDetail,
  'id' | 'username' | 'realName' | 'phone' | 'email' | 'address' | 'regionId'
>;

interface CreateTrysetDialogProps {
  /** The member; null if staff choose one. */
  member: TrysetOf | null;
  onClose: () => void;
}

/** Requests a tryset in the name of a member, and opens it. A member's own data are proposed for the parcel. */
export function CreateTrysetDialog({ member, onClose }: CreateTrysetDialogProps) {
  const { t } = useTranslation();
  const go = useNavigate();
  const [opening] = useState(() => openingValues(member));
  const [values, setValues] = useState(opening);
  const fields = newTrysetFields(t, member === null);
  const title =
    member === null
      ? t('tryset.create.open')
      : t('tryset.create.openFor', { name: member.username ?? member.id });
  return (
    <FormDialog<CommandAnswer>
      title={title}
      submitText={t('tryset.create.open')}
      draftKey={`new tryset of ${member?.id ?? 'somebody'}`}
      isWhole
      fields={fields}
      current={{ values: opening, revision: '' }}
      onValues={setValues}
      send={async (_, { intent }) => {
        const body = { ...(member && { user_id: member.id }), ...wholeBodyOf(fields, values) };
        return (await api.call<CommandAnswer>('POST', '/v2/trysets', { body, intent })).data;
      }}
      onDone={({ id }) => {
        onClose();
        go(`/tryset/${id}`);
      }}
      onClose={onClose}
    />
  );
}

function openingValues(member: TrysetOf | null): Values {
  if (member === null) return {};
  const { realName, phone, email, address, regionId } = member;
  const name = realName ?? '';
  const number = shownPhone(phone ?? '', regionId);
  const place = [address?.postcode, address?.address1, address?.address2].filter(Boolean).join(' ');
  return {
    name,
    phone: number,
    email: email ?? '',
    'destination/name': name,
    'destination/phone': number,
    'destination/address': place,
  };
}
