import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { CommandAnswer } from '#http/contract.ts';
import { useBrandOptions } from '../brands/use-brand-options.ts';
import { api } from '../kit/client/api.ts';
import { FormDialog } from '../kit/edit/form-dialog.tsx';
import { useIdentity } from '../kit/session/session-store.ts';
import { newCollaborationFields } from './fields.ts';
import { collaborationsPath, collaborationsRoom } from './paths.ts';

/** Registers a collaboration and opens its page. */
export function CreateDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const go = useNavigate();
  const isStaff = useIdentity()?.scope === 'staff';
  const brands = useBrandOptions();
  return (
    <FormDialog<CommandAnswer>
      title={t('collaboration.create')}
      submitText={t('collaboration.create')}
      draftKey="collaboration"
      isWhole
      fields={newCollaborationFields(t, isStaff ? (brands ?? []) : [])}
      current={{ values: { is_look_taggable: 'true' }, revision: '' }}
      send={async (body, { intent }) =>
        (await api.call<CommandAnswer>('POST', collaborationsPath, { body, intent })).data
      }
      onDone={({ id }) => {
        onClose();
        go(`${collaborationsRoom}/${id}`);
      }}
      onClose={onClose}
    />
  );
}
