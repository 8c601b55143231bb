import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { CommandAnswer } from '#http/contract.ts';
import { api } from '../kit/client/api.ts';
import { EditForm } from '../kit/edit/edit-form.tsx';
import { Section } from '../kit/ui/fact-list.tsx';
import { PageHeader } from '../kit/ui/page-header.tsx';
import { savedReplyFields } from './fields.ts';
import { savedRepliesPath, savedRepliesRoom } from './paths.ts';

/** The form for a new saved reply. */
export function SavedReplyCreatePage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <>
      <PageHeader
        back={{ to: savedRepliesRoom, name: t('rooms.savedReplies') }}
        title={t('savedReply.create')}
      />
      <Box sx={{ maxWidth: 860 }}>
        <Section title={t('rooms.savedReply')}>
          <EditForm
            draftKey="saved reply new"
            fields={savedReplyFields(t)}
            current={{ values: {}, revision: '' }}
            submitText={t('savedReply.create')}
            told={t('forms.done', { name: t('savedReply.create') })}
            oneColumn
            send={async (body, { intent }) =>
              (await api.call<CommandAnswer>('POST', savedRepliesPath, { intent, body })).data
            }
            onDone={({ id }) => navigate(`${savedRepliesRoom}/${id}`)}
            onClose={() => navigate(savedRepliesRoom)}
          >
            <Typography variant="body2">{t('savedReply.placeholders')}</Typography>
          </EditForm>
        </Section>
      </Box>
    </>
  );
}
