import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { CommandAnswer } from '#http/contract.ts';
import { api } from '../kit/client/api.ts';
import { EditForm } from '../kit/edit/edit-form.tsx';
import { Section } from '../kit/ui/fact-list.tsx';
import { PageHeader } from '../kit/ui/page-header.tsx';
import { planFields } from './fields.ts';
import { plansPath, plansRoom } from './paths.ts';

/** The form for a new brand plan. */
export function PlanCreatePage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <>
      <PageHeader back={{ to: plansRoom, name: t('rooms.plans') }} title={t('brandPlan.create')} />
      <Box sx={{ maxWidth: 860 }}>
        <Section title={t('brandPlan.sections.plan')}>
          <EditForm
            draftKey="brand plan new"
            fields={planFields(t)}
            current={{ values: { active: 'true', months: '1' }, revision: '' }}
            submitText={t('brandPlan.create')}
            told={t('forms.done', { name: t('brandPlan.create') })}
            send={async (body, { intent }) =>
              (await api.call<CommandAnswer>('POST', plansPath, { intent, body: wholeOf(body) })).data
            }
            onDone={({ id }) => navigate(`${plansRoom}/${id}`)}
            onClose={() => navigate(plansRoom)}
          >
            <Typography variant="body2">{t('brandPlan.createText')}</Typography>
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
