import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { InboxMessage } from '#read-api/inbox/contract.ts';
import { ThingLink } from '../kit/areas/thing-link.tsx';
import { api } from '../kit/client/api.ts';
import { useTimeFormats } from '../kit/preferences/time.ts';
import { ListSection } from '../kit/ui/list-section.tsx';
import { StatusChip } from '../kit/ui/status-chip.tsx';
import { messageTones, stateOf } from './message-state.ts';
import { memberInboxPath as path } from './paths.ts';

const shownAtMost = 20;

/** The newest messages of a member, as the member reads them, and how each stands. For staff. */
export function InboxSection({ userId: id }: { userId: number }) {
  const { t } = useTranslation();
  const times = useTimeFormats();
  const { data, error, refetch } = useQuery({
    queryKey: [path, id],
    queryFn: ({ signal }) =>
      api.call<{ data: InboxMessage[] }>('GET', path, {
        params: { id },
        query: { limit: shownAtMost },
        signal,
      }),
  });
  return (
    <ListSection
      title={t('inbox.title')}
      list={{ rows: data?.data.data, error, onRetry: () => void refetch() }}
      none={t('inbox.none')}
      rowOf={(message) => ({
        id: message.id,
        what: (
          <>
            <Typography component="span" variant="body2" sx={{ fontWeight: 600 }}>
              {message.title}
            </Typography>{' '}
            <StatusChip tone={messageTones[stateOf(message)]} text={t(`inbox.state.${stateOf(message)}`)} />
            <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
              {message.description}
            </Typography>
            <Typography variant="caption" color="textSecondary">
              {times.dateTime(message.createdTime)}
              {message.about !== null && message.about.kind !== 'inbox_notice' && (
                <>
                  {' · '}
                  <ThingLink kind={message.about.kind} id={message.about.id ?? 0}>
                    {`${t(`inbox.about.${message.about.kind}`)} ${message.about.id}`}
                  </ThingLink>
                </>
              )}
            </Typography>
          </>
        ),
        actions: [],
      })}
    />
  );
}
