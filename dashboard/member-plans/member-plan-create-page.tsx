import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { CommandAnswer } from '#http/contract.ts';
import { memberPlansPath, memberPlansRoom } from '../brand-plans/paths.ts';
import { api } from '../kit/client/api.ts';
import { EditForm } from '../kit/edit/edit-form.tsx';
import { Section } from '../kit/ui/fact-list.tsx';
import { PageHeader } from '../kit/ui/page-header.tsx';
import { memberPlanFields, newPlanValues } from './fields.ts';

/** The form for a new plan of members. */
export function MemberPlanCreatePage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <>
      <PageHeader
        back={{ to: memberPlansRoom, name: t('rooms.memberPlans') }}
        title={t('memberPlan.create')}
      />
      <Box sx={{ maxWidth: 860 }}>
        <Section title={t('memberPlan.sections.plan')}>
          <EditForm
            draftKey="member plan new"
            fields={memberPlanFields(t)}
            current={{ values: newPlanValues, revision: '' }}
            submitText={t('memberPlan.create')}
            told={t('forms.done', { name: t('memberPlan.create') })}
            send={async (body, { intent }) =>
              (await api.call<CommandAnswer>('POST', memberPlansPath, { intent, body: wholeOf(body) })).data
            }
            onDone={({ id }) => navigate(`${memberPlansRoom}/${id}`)}
            onClose={() => navigate(memberPlansRoom)}
          >
            <Typography variant="body2">{t('memberPlan.createText')}</Typography>
          </EditForm>
        </Section>
      </Box>
    </>
  );
}

/** The form sends changed fields only, and a new plan needs these. */
function wholeOf(body: Record<string, unknown>): Record<string, unknown> {
  return { months: 1, ...body, price: body.price ?? { KOREA: null, JAPAN: null } };
}
