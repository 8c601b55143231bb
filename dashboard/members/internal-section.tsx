import { useTranslation } from 'react-i18next';
import type { CommandAnswer } from '#http/contract.ts';
import type { UserDetail } from '#read-api/members/contract.ts';
import { api } from '../kit/client/api.ts';
import { EditSection } from '../kit/edit/edit-section.tsx';
import { FactList } from '../kit/ui/fact-list.tsx';
import { internalFields, internalValues } from './member-fields.ts';
import { memberForm } from './use-member.ts';

/** The staff's internal data about a member. */
export function InternalSection({ member }: { member: UserDetail }) {
  const { t } = useTranslation();
  const { id, cohort, memo, hardlineQuest, suspenseMembership } = member;
  const yes = (flag: boolean | null) => t(flag ? 'common.yes' : 'common.no');
  return (
    <EditSection
      title={t('member.sections.internal')}
      mayEdit
      draftKey={`member ${id} internal`}
      fields={internalFields(t)}
      {...memberForm(member, internalValues)}
      send={async (body, { intent, revision }) => {
        const options = { params: { id }, body, intent, ifMatch: revision };
        return (await api.call<CommandAnswer>('POST', '/v1/users/{id}/internal_data', options)).data;
      }}
    >
      <FactList
        facts={[
          [t('member.fields.cohort'), cohort],
          [t('member.fields.hardline_quest'), yes(hardlineQuest)],
          [t('member.fields.suspense_membership'), yes(suspenseMembership)],
          [t('member.fields.memo'), memo],
        ]}
      />
    </EditSection>
  );
}
