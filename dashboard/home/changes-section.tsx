import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber, useTimeFormats } from '../kit/preferences/time.ts';
import type { Identity } from '../kit/session/token.ts';
import { Section } from '../kit/ui/fact-list.tsx';
import { FailedPanel } from '../kit/ui/failed-panel.tsx';
import { NotRefreshed } from '../kit/ui/not-refreshed.tsx';
import { ChangeList, ChangeSkeleton } from './change-list.tsx';
import { ChangeTypes } from './change-types.tsx';
import { useHomeChanges } from './use-home.ts';
import { useLastVisit, visits } from './use-last-visit.ts';

/** The changes by others since the last visit. They stay until the person leaves the page or marks them as seen. */
export function ChangesSection({ person }: { person: Identity }) {
  const { t } = useTranslation();
  const times = useTimeFormats();
  const { since, markSeen } = useLastVisit(person);
  const answer = useHomeChanges(since);
  const { data, error, isFetching, isPlaceholderData, refetch } = answer;
  const changes = data?.data;
  const until = isPlaceholderData ? undefined : changes?.until;

  useEffect(() => {
    if (until !== undefined) visits.show(person, until);
  }, [person, until]);
  useEffect(() => () => void visits.end(person), [person]);

  return (
    <Box sx={{ mt: 2 }}>
      <Section
        title={
          since === null
            ? t('home.changes.lastDay')
            : t('home.changes.since', { time: times.dateTime(since) })
        }
        end={
          <Button
            variant="outlined"
            color="inherit"
            disabled={changes === undefined || changes.count === 0}
            onClick={markSeen}
          >
            {t('home.changes.markSeen')}
          </Button>
        }
      >
        <NotRefreshed query={answer} />
        {changes === undefined ? (
          error === null || isFetching ? (
            <ChangeSkeleton />
          ) : (
            <FailedPanel error={error} title={t('home.changes.failedTitle')} onRetry={() => refetch()} />
          )
        ) : changes.count === 0 ? (
          <Typography color="textSecondary">{t('home.changes.nothing')}</Typography>
        ) : (
          <>
            <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
              {t(changes.isWhole ? 'home.changes.amount' : 'home.changes.atLeast', {
                amount: formatNumber(changes.count),
              })}
            </Typography>
            <ChangeTypes changes={changes} />
            <ChangeList changes={changes} />
          </>
        )}
      </Section>
    </Box>
  );
}
