import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ReactionFailure } from '#write-api/kit/follower/failure-contract.ts';
import { useAreas } from '../kit/areas/use-areas.ts';
import { entryEntity } from '../kit/history/entry-text.ts';
import { shortSentence } from '../kit/history/short-sentence.ts';
import { formatNumber, useTimeFormats } from '../kit/preferences/time.ts';
import { useErrorText } from '../kit/ui/error-text.ts';
import { notify } from '../kit/ui/notices.tsx';
import { sinceText } from './since-text.ts';
import { useRetry } from './use-failures.ts';

const shownAtMost = 3;

/** What should have followed from events and could not, since when, why, and another try. */
export function FailuresCard({ failures }: { failures: readonly ReactionFailure[] }) {
  const { t } = useTranslation();
  const times = useTimeFormats();
  const errorText = useErrorText();
  const retry = useRetry();
  const oldest = failures.at(-1);
  const title = t('home.failures.title');

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
    <Paper variant="outlined" component="li" sx={{ p: 1.5, minWidth: 0 }}>
      <Typography variant="h2">{title}</Typography>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 1 }}>
        <Typography variant="figure" component="span" sx={{ color: 'tone.bad.text' }}>
          {formatNumber(failures.length)}
        </Typography>
        <Typography variant="caption" color="textSecondary" sx={{ flexGrow: 1, minWidth: 0 }}>
          {oldest && sinceText(t, times, oldest.failedTime, Date.now())}
        </Typography>
        <Button
          variant="contained"
          aria-label={t('common.pair', { name: title, value: t('common.retry') })}
          disabled={retry.isPending}
          onClick={tryAgain}
        >
          {t('common.retry')}
        </Button>
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {failures.slice(0, shownAtMost).map((failure) => (
          <Box component="li" key={failure.eventId} sx={{ mb: 0.5 }}>
            <Typography variant="body2" component="div" noWrap title={shortSentence(t, failure.type)}>
              <Subject stream={failure.stream} /> · {shortSentence(t, failure.type)}
            </Typography>
            <Typography variant="caption" color="textSecondary" component="div" noWrap title={failure.error}>
              {failure.error}
            </Typography>
          </Box>
        ))}
      </Box>
    </Paper>
  );
}

/** What the event is of, by the name of its stream: `tryset_item-12`. */
function Subject({ stream }: { stream: string }) {
  const { t } = useTranslation();
  const { kinds } = useAreas();
  const dash = stream.indexOf('-');
  const of = { category: stream.slice(0, dash), entityId: stream.slice(dash + 1) };
  const path = kinds[of.category]?.page?.(of.entityId);
  const text = entryEntity({ t }, of);
  return path === undefined ? text : <Link to={path}>{text}</Link>;
}
