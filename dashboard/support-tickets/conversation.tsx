import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { SupportTicketDetail } from '#read-api/support-tickets/contract.ts';
import { actorText } from '../kit/history/actor-text.ts';
import { useTimeFormats } from '../kit/preferences/time.ts';
import { Section } from '../kit/ui/fact-list.tsx';
import { GuardedPicture } from '../kit/ui/guarded-picture.tsx';
import { Portrait } from '../kit/ui/portrait.tsx';
import { Reply } from './reply.tsx';

interface ConversationProps {
  ticket: SupportTicketDetail;
  isPast: boolean;
  isForStaff: boolean;
}

/** The messages of a ticket, the oldest first, and the field for a reply. */
export function Conversation({ ticket, isPast, isForStaff }: ConversationProps) {
  const { t } = useTranslation();
  return (
    <Section title={t('ticket.sections.conversation')}>
      <Box
        component="ul"
        aria-label={t('ticket.sections.conversation')}
        sx={{ listStyle: 'none', m: 0, mb: 1.5, p: 0 }}
      >
        {ticket.messages.map((message, index) => (
          // The index is stable, since messages are never removed.
          // biome-ignore lint/suspicious/noArrayIndexKey: a message has no other id
          <Message key={index} message={message} />
        ))}
      </Box>
      {!isPast && <Reply ticket={ticket} isForStaff={isForStaff} />}
    </Section>
  );
}

function Message({ message }: { message: SupportTicketDetail['messages'][number] }) {
  const { t } = useTranslation();
  const times = useTimeFormats();
  const { actor, isOfAsker, text, pictures, time } = message;
  const name = actor === null ? t('history.actor.staff') : actorText(t, actor);
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1.25, py: 1 }}>
      <Portrait src={null} name={name} size={28} />
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            columnGap: 1,
            fontSize: '0.75rem',
            color: 'text.secondary',
          }}
        >
          <Box component="strong" sx={{ fontSize: '0.8125rem', fontWeight: 600, color: 'text.primary' }}>
            {name}
          </Box>
          <time dateTime={time}>{times.dateTime(time)}</time>
          <span>{t(isOfAsker ? 'ticket.asked' : 'ticket.answered')}</span>
        </Box>
        <Typography
          variant="body2"
          sx={{
            whiteSpace: 'pre-wrap',
            overflowWrap: 'anywhere',
            ...(text === null && { fontStyle: 'italic' }),
          }}
        >
          {text ?? t('ticket.unreadable')}
        </Typography>
        {pictures.length > 0 && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 0.75 }}>
            {pictures.map((picture, index) => (
              <GuardedPicture
                key={picture.small.url}
                src={picture}
                size={96}
                opens={t('ticket.pictureOf', { n: index + 1, name })}
              />
            ))}
          </Box>
        )}
      </Box>
    </Box>
  );
}
