import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { CommandAnswer } from '#http/contract.ts';
import { api } from '../kit/client/api.ts';
import { EditForm } from '../kit/edit/edit-form.tsx';
import { Section } from '../kit/ui/fact-list.tsx';
import { PageHeader } from '../kit/ui/page-header.tsx';
import { businessFields, profileFields, termsFields } from './brand-fields.ts';

const first = { region_id: 'KOREA', commission_rate: '0' };

/** Creates a brand. Its pictures, bank account, addresses and admins are added on its own page. */
export function BrandCreatePage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const fields = [...profileFields(t, true), ...termsFields(t), ...businessFields(t)];
  return (
    <>
      <PageHeader back={{ to: '/brands', name: t('rooms.brands') }} title={t('brand.create')} />
      <Box sx={{ maxWidth: 860 }}>
        <Section title={t('brand.sections.profile')}>
          <EditForm
            draftKey="brand new"
            fields={fields}
            current={{ values: first, revision: '' }}
            submitText={t('brand.create')}
            told={t('forms.done', { name: t('brand.create') })}
            send={async (body, { intent }) =>
              (await api.call<CommandAnswer>('POST', '/v1/brands', { intent, body })).data
            }
            onDone={({ id }) => navigate(`/brands/${id}`)}
            onClose={() => navigate('/brands')}
          >
            <Typography variant="body2">{t('brand.createText')}</Typography>
          </EditForm>
        </Section>
      </Box>
    </>
  );
}
