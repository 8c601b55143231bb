import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { CommandAnswer } from '#http/contract.ts';
import { eventTicketsPath, eventTicketsRoom } from '../brand-plans/paths.ts';
import { api } from '../kit/client/api.ts';
import { EditForm } from '../kit/edit/edit-form.tsx';
import { Section } from '../kit/ui/fact-list.tsx';
import { PageHeader } from '../kit/ui/page-header.tsx';
import { usePlanOptions } from '../user-tickets/use-plan-options.ts';
import { eventTicketFields } from './fields.ts';

/** The form for a new event ticket. */
export function EventTicketCreatePage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const plans = usePlanOptions();
  return (
    <>
      <PageHeader
        back={{ to: eventTicketsRoom, name: t('rooms.eventTickets') }}
        title={t('eventTicket.create')}
      />
      <Box sx={{ maxWidth: 860 }}>
        <Section title={t('eventTicket.section')}>
          <EditForm
            draftKey="event ticket new"
            fields={eventTicketFields(t, plans)}
            current={{ values: {}, revision: '' }}
            submitText={t('eventTicket.create')}
            told={t('forms.done', { name: t('eventTicket.create') })}
            send={async (body, { intent }) =>
              (await api.call<CommandAnswer>('POST', eventTicketsPath, { intent, body: wholeOf(body) })).data
            }
            onDone={({ id }) => navigate(`${eventTicketsRoom}/${id}`)}
            onClose={() => navigate(eventTicketsRoom)}
          >
            <Typography variant="body2">{t('eventTicket.createText')}</Typography>
          </EditForm>
        </Section>
      </Box>
    </>
  );
}

/** The form sends changed fields only, and a new event ticket needs its prices. */
function wholeOf(body: Record<string, unknown>): Record<string, unknown> {
  return { ...body, discount_price: body.discount_price ?? { KOREA: null, JAPAN: null } };
}
