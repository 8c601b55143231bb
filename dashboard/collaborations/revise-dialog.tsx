import { useTranslation } from 'react-i18next';
import type { CommandAnswer } from '#http/contract.ts';
import type { CollaborationDetail } from '#read-api/collaborations/contract.ts';
import { api } from '../kit/client/api.ts';
import { FormDialog } from '../kit/edit/form-dialog.tsx';
import { collaborationFields } from './fields.ts';
import { collaborationsPath } from './paths.ts';

/** Changes the fields of a collaboration. Only changed fields are sent. */
export function ReviseDialog({
  collaboration,
  onClose,
}: {
  collaboration: CollaborationDetail;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const { id, revision } = collaboration;
  const values = {
    name: collaboration.name,
    start_date: collaboration.startDate,
    end_date: collaboration.endDate,
    post_until: collaboration.postUntil,
    campaign_intro: collaboration.campaignIntro,
    post_guideline: collaboration.postGuideline,
    is_look_taggable: String(collaboration.isLookTaggable),
  };
  return (
    <FormDialog<CommandAnswer>
      title={t('collaboration.revise')}
      submitText={t('collaboration.revise')}
      draftKey={`collaboration ${id}`}
      fields={collaborationFields(t)}
      current={{ values, revision }}
      send={async (body, { intent }) => {
        const path = `${collaborationsPath}/{id}`;
        return (await api.call<CommandAnswer>('PATCH', path, { params: { id }, body, intent })).data;
      }}
      onDone={onClose}
      onClose={onClose}
    />
  );
}
