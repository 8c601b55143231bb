import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { HomeQueue } from '#read-api/home/contract.ts';
import type { ReactionFailure } from '#write-api/kit/follower/failure-contract.ts';
import type { OutsideFailure } from '#write-api/kit/outside/contract.ts';
import type { Rights } from '../kit/session/rights.ts';
import { FailuresCard } from './failures-card.tsx';
import { OutsideCard } from './outside-card.tsx';
import { inRow, QueueCard } from './queue-card.tsx';
import { useShownQueues } from './use-home.ts';

interface QueueGridProps {
  /** The rights of the person, which decide where the cards lead. */
  person: Rights;
  queues: readonly HomeQueue[];
  /** The failed reactions to events. */
  failures: readonly ReactionFailure[];
  /** The failed calls to outside services. */
  outside: readonly OutsideFailure[];
}

/** A card for each filled queue and for failures. Empty queues are listed in one line below. */
export function QueueGrid({ person, queues, failures, outside }: QueueGridProps) {
  const { t } = useTranslation();
  const shown = useShownQueues(queues);
  const empty = queues.filter(({ name }) => !shown.some((queue) => queue.name === name));
  return (
    <>
      {shown.length + failures.length + outside.length === 0 && (
        <Typography variant="h2" component="p" sx={{ mb: 0.5 }}>
          {t('home.nothingAtAll')}
        </Typography>
      )}
      <Cards>
        {shown.map((queue) => (
          <QueueCard key={queue.name} queue={queue} person={person} />
        ))}
        {failures.length > 0 && <FailuresCard failures={failures} />}
        {outside.length > 0 && <OutsideCard failures={outside} />}
      </Cards>
      {empty.length > 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1.25 }}>
          {t('home.nothingWaits', { names: empty.map(({ name }) => t(`queues.${name}`)).join(', ') })}
        </Typography>
      )}
    </>
  );
}

function Cards({ children }: { children: ReactNode }) {
  return (
    <Box
      component="ul"
      sx={{
        listStyle: 'none',
        p: 0,
        m: 0,
        display: 'grid',
        gap: 1.25,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))',
        '@media (min-width: 1700px)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
      }}
    >
      {children}
    </Box>
  );
}

const cardsMeanwhile = Array.from({ length: 9 }, (_, index) => index);
const placesMeanwhile = cardsMeanwhile.slice(0, inRow);

/** Enough placeholder cards to fill the page, each as large as a filled card. */
export function QueueSkeleton() {
  const { t } = useTranslation();
  return (
    <Box aria-busy role="status" aria-label={t('shell.loading')}>
      <Cards>
        {cardsMeanwhile.map((index) => (
          <Paper key={index} variant="outlined" component="li" sx={{ p: 1.5 }}>
            <Typography variant="h2">
              <Skeleton width="55%" />
            </Typography>
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 1, height: 37 }}>
              <Skeleton width={48} height={40} />
              <Skeleton width="40%" />
            </Box>
            <Box sx={{ display: 'grid', gap: 0.75, gridTemplateColumns: `repeat(${inRow}, minmax(0, 1fr))` }}>
              {placesMeanwhile.map((place) => (
                <div key={place}>
                  <Skeleton variant="rounded" height="auto" sx={{ aspectRatio: '3 / 4' }} />
                  <Typography variant="caption" component="div">
                    <Skeleton />
                  </Typography>
                </div>
              ))}
            </Box>
          </Paper>
        ))}
      </Cards>
    </Box>
  );
}
