import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { CommandAnswer } from '#http/contract.ts';
import { api } from '../kit/client/api.ts';
import { EditForm } from '../kit/edit/edit-form.tsx';
import { usePreference } from '../kit/preferences/preferences.ts';
import { Section } from '../kit/ui/fact-list.tsx';
import { PageHeader } from '../kit/ui/page-header.tsx';
import { invitationFields } from './fields.ts';

/** Invites a colleague by e-mail. The e-mail's link leads to the choice of a password. */
export function InvitePage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const language = usePreference('language');
  return (
    <>
      <PageHeader back={{ to: '/staff', name: t('rooms.staff') }} title={t('staff.invite')} />
      <Box sx={{ maxWidth: 860 }}>
        <Section title={t('staff.section')}>
          <EditForm
            draftKey="staff new"
            fields={invitationFields(t)}
            current={{ values: {}, revision: '' }}
            submitText={t('staff.send')}
            told={t('staff.sent')}
            send={async (body, { intent }) =>
              (await api.call<CommandAnswer>('POST', '/v1/staff', { intent, body: { ...body, language } }))
                .data
            }
            onDone={({ id }) => navigate(`/staff/${id}`)}
            onClose={() => navigate('/staff')}
          >
            <Typography variant="body2">{t('staff.inviteText')}</Typography>
          </EditForm>
        </Section>
      </Box>
    </>
  );
}
