import { useTranslation } from 'react-i18next';
import type { CommandAnswer } from '#http/contract.ts';
import type { BrandEventDetail } from '#read-api/brand-events/contract.ts';
import { api } from '../kit/client/api.ts';
import { FormDialog } from '../kit/edit/form-dialog.tsx';
import { reloaded } from '../kit/edit/reloaded.ts';
import type { Current } from '../kit/edit/use-edit.ts';
import { brandEventFields, questionsField } from './fields.ts';
import { brandEventsPath } from './paths.ts';
import { withQuestions } from './questions.ts';

const path = `${brandEventsPath}/{id}`;

/** Changes the fields of an event. Only changed fields are sent. */
export function ReviseDialog({ event, onClose }: { event: BrandEventDetail; onClose: () => void }) {
  const { t } = useTranslation();
  const params = { id: event.id };
  return (
    <FormDialog<CommandAnswer>
      title={t('brandEvent.revise')}
      submitText={t('brandEvent.revise')}
      draftKey={`brand event ${event.id}`}
      fields={[...brandEventFields(t), questionsField(t)]}
      current={currentOf(event)}
      send={async (said, { intent, revision: ifMatch }) => {
        const how = { params, body: withQuestions(said), intent, ifMatch };
        return (await api.call<CommandAnswer>('PATCH', path, how)).data;
      }}
      reload={async (revision) => {
        const read = async () => (await api.call<BrandEventDetail>('GET', path, { params })).data;
        return currentOf(await reloaded(read, revision));
      }}
      onDone={onClose}
      onClose={onClose}
    />
  );
}

function currentOf(event: BrandEventDetail): Current {
  return {
    revision: event.revision,
    values: {
      brand_tag: event.brandTag,
      start_date: event.startDate,
      end_date: event.endDate,
      start_time: event.startTime ?? '',
      end_time: event.endTime ?? '',
      invite_people: String(event.invitePeople),
      assigned_point: String(event.assignedPoint),
      minimum_followers: String(event.minimumFollowers),
      gender: event.gender ?? '',
      event_address: event.eventAddress ?? '',
      admin_name: event.adminName ?? '',
      admin_phone: event.adminPhone ?? '',
      gift_name: event.giftName ?? '',
      gift_cost: event.giftCost === null ? '' : String(event.giftCost),
      schedule_code: event.scheduleCode ?? '',
      memo: event.memo ?? '',
      is_look_taggable: String(event.isLookTaggable),
      additional_questions: event.additionalQuestions.join('\n'),
    },
  };
}
