import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ReactionFailure } from '#write-api/kit/follower/failure-contract.ts';
import { usePageOf } from '../kit/areas/use-page-of.ts';
import { entryEntity } from '../kit/history/entry-text.ts';
import { shortSentence } from '../kit/history/short-sentence.ts';
import { useTimeFormats } from '../kit/preferences/time.ts';
import { useErrorText } from '../kit/ui/error-text.ts';
import { notify } from '../kit/ui/notices.tsx';
import { sinceText } from './since-text.ts';
import { TroubleCard } from './trouble-card.tsx';
import { useRetry } from './use-failures.ts';

const shownAtMost = 3;

/** The failed reactions to events: their number, the oldest failure, some errors, and a retry. */
export function FailuresCard({ failures }: { failures: readonly ReactionFailure[] }) {
  const { t } = useTranslation();
  const times = useTimeFormats();
  const errorText = useErrorText();
  const retry = useRetry();
  const oldest = failures.at(-1);

  function tryAgain() {
    retry.mutate(failures, {
      onSuccess: (left) =>
        left === 0
          ? notify('success', t('home.failures.done'))
          : notify('fail', t('home.failures.left', { amount: left })),
      onError: (error) => notify('fail', errorText(error)),
    });
  }

  return (
    <TroubleCard
      title={t('home.failures.title')}
      count={failures.length}
      note={oldest && sinceText(t, times, oldest.failedTime, Date.now())}
      onRetry={tryAgain}
      isTrying={retry.isPending}
      lines={failures.slice(0, shownAtMost).map(({ eventId, stream, type, error }) => ({
        key: eventId,
        title: (
          <>
            <Subject stream={stream} /> · {shortSentence(t, type)}
          </>
        ),
        hint: shortSentence(t, type),
        problem: error,
      }))}
    />
  );
}

/** The entity of the failed event, from the name of its stream: `tryset_item-12`. */
function Subject({ stream }: { stream: string }) {
  const { t } = useTranslation();
  const pageOf = usePageOf();
  const dash = stream.indexOf('-');
  const of = { category: stream.slice(0, dash), entityId: stream.slice(dash + 1) };
  const path = pageOf(of.category, of.entityId);
  const text = entryEntity({ t }, of);
  return path === null ? text : <Link to={path}>{text}</Link>;
}
