import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { CommandAnswer } from '#http/contract.ts';
import { api } from '../kit/client/api.ts';
import { FormDialog } from '../kit/edit/form-dialog.tsx';
import { wholeBodyOf } from '../kit/fields/body.ts';
import type { Values } from '../kit/fields/field.ts';
import { newMemberFields } from './member-fields.ts';

const opening: Values = { region_id: 'KOREA' };

/** Registers a member and opens the member's page. */
export function CreateMemberDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const go = useNavigate();
  const [values, setValues] = useState(opening);
  const fields = newMemberFields(t);
  return (
    <FormDialog<CommandAnswer>
      title={t('member.create')}
      submitText={t('member.create')}
      draftKey="new member"
      isWhole
      fields={fields}
      current={{ values: opening, revision: '' }}
      onValues={setValues}
      send={async (_, { intent }) =>
        (await api.call<CommandAnswer>('POST', '/v1/users', { body: wholeBodyOf(fields, values), intent }))
          .data
      }
      onDone={({ id }) => {
        onClose();
        go(`/curators/${id}`);
      }}
      onClose={onClose}
    />
  );
}
