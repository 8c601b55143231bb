import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { CommandAnswer } from '#http/contract.ts';
import { api } from '../kit/client/api.ts';
import { EditForm } from '../kit/edit/edit-form.tsx';
import { Section } from '../kit/ui/fact-list.tsx';
import { PageHeader } from '../kit/ui/page-header.tsx';
import { agencyFields } from './fields.ts';

/** The form for a new agency. Contacts are added later, on the agency's page. */
export function AgencyCreatePage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <>
      <PageHeader back={{ to: '/agency', name: t('rooms.agencies') }} title={t('agency.create')} />
      <Box sx={{ maxWidth: 860 }}>
        <Section title={t('agency.sections.profile')}>
          <EditForm
            draftKey="agency new"
            fields={agencyFields(t)}
            current={{ values: {}, revision: '' }}
            submitText={t('agency.create')}
            told={t('forms.done', { name: t('agency.create') })}
            send={async (body, { intent }) =>
              (await api.call<CommandAnswer>('POST', '/v2/agencies', { intent, body })).data
            }
            onDone={({ id }) => navigate(`/agency/edit/${id}`)}
            onClose={() => navigate('/agency')}
          >
            <Typography variant="body2">{t('agency.createText')}</Typography>
          </EditForm>
        </Section>
      </Box>
    </>
  );
}
