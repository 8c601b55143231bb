import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { CommandAnswer } from '#http/contract.ts';
import { useBrandOptions } from '../brands/use-brand-options.ts';
import { api } from '../kit/client/api.ts';
import { FormDialog } from '../kit/edit/form-dialog.tsx';
import { useIdentity } from '../kit/session/session-store.ts';
import { newBrandEventFields, questionsField } from './fields.ts';
import { brandEventsPath, brandEventsRoom } from './paths.ts';
import { withQuestions } from './questions.ts';

/** Registers an event and opens its page. */
export function CreateDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const go = useNavigate();
  const isStaff = useIdentity()?.scope === 'staff';
  const brands = useBrandOptions();
  return (
    <FormDialog<CommandAnswer>
      title={t('brandEvent.create')}
      submitText={t('brandEvent.create')}
      draftKey="brand event"
      isWhole
      fields={[...newBrandEventFields(t, isStaff ? brands : []), questionsField(t)]}
      current={{ values: { is_look_taggable: 'true' }, revision: '' }}
      send={async (said, { intent }) => {
        const body = withQuestions(said);
        return (await api.call<CommandAnswer>('POST', brandEventsPath, { body, intent })).data;
      }}
      onDone={({ id }) => {
        onClose();
        go(`${brandEventsRoom}/${id}`);
      }}
      onClose={onClose}
    />
  );
}
