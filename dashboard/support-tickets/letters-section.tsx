import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { TicketLetters } from '#write-api/support-tickets/contract.ts';
import { api } from '../kit/client/api.ts';
import { useTimeFormats } from '../kit/preferences/time.ts';
import { useMay } from '../kit/session/may.tsx';
import { ListSection } from '../kit/ui/list-section.tsx';
import { ticketPath } from './paths.ts';

const path = `${ticketPath}/letters`;

/** The interval in ms at which the page asks again for a letter that is not written yet. */
const lookAgainMs = 1_000;

/** What became of the letters about a ticket's answers. Owners reach those that wait in the outbox. */
export function LettersSection({ id }: { id: number }) {
  const { t } = useTranslation();
  const times = useTimeFormats();
  const mayRead = useMay('owner');
  const { data, error, refetch } = useQuery({
    queryKey: [path, id],
    queryFn: ({ signal }) => api.call<TicketLetters>('GET', path, { params: { id }, signal }),
    refetchInterval: ({ state }) =>
      state.data?.data.data.some((letter) => letter.state === 'coming') ? lookAgainMs : false,
  });
  const rows = data?.data.data.map((letter, index) => ({ ...letter, place: index + 1 }));
  return (
    <ListSection
      title={t('ticket.sections.letters')}
      list={{ rows, error, onRetry: () => void refetch() }}
      none={t('ticket.noLetters')}
      rowOf={({ id: letterId, place, answeredTime, state }) => {
        const text = t(`ticket.letter.${state}`, { time: times.dateTime(answeredTime) });
        const isLinked = state === 'waiting' && mayRead;
        return {
          id: place,
          what: isLinked ? <Link to={`/outbox#${letterId}`}>{text}</Link> : text,
          actions: [],
        };
      }}
    />
  );
}
