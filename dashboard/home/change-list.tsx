import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { HomeChanges } from '#read-api/home/contract.ts';
import { usePageOf } from '../kit/areas/use-page-of.ts';
import { entryActor, entrySentence, thingText } from '../kit/history/entry-text.ts';
import { eventPath } from '../kit/history/history-address.ts';
import { useWording } from '../kit/history/use-wording.ts';
import type { Wording } from '../kit/history/words.ts';

type Changed = HomeChanges['data'][number];

/** The entities that changed last, each with its newest event, the actor and the time. */
export function ChangeList({ changes }: { changes: HomeChanges }) {
  const { t } = useTranslation();
  const wording = useWording(changes.names);
  return (
    <Box component="ul" aria-label={t('home.changes.byThing')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {changes.data.map((changed) => (
        <Change key={changed.newest.id} changed={changed} wording={wording} />
      ))}
    </Box>
  );
}

function Change({
  changed: { newest, count, category, entityId },
  wording,
}: {
  changed: Changed;
  wording: Wording;
}) {
  const { t, times } = wording;
  const path = eventPath(usePageOf(), newest);
  const name = thingText(wording, { category, entityId });
  return (
    <Box
      component="li"
      sx={(theme) => ({
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '150px 190px minmax(0, 1fr) auto' },
        columnGap: 1.5,
        alignItems: 'baseline',
        py: 0.75,
        borderTop: `1px solid ${theme.vars.palette.divider}`,
        '& a': { color: 'link', textDecorationColor: 'transparent', fontWeight: 550 },
        '& a:hover': { textDecorationColor: 'currentcolor' },
      })}
    >
      <Typography component="time" dateTime={newest.time} variant="caption" color="textSecondary">
        {times.dateTime(newest.time)}
      </Typography>
      <Typography variant="body2" component="span">
        {path === null ? name : <Link to={path}>{name}</Link>}
      </Typography>
      <Typography variant="body2" component="span" sx={{ overflowWrap: 'anywhere' }}>
        {entrySentence(wording, newest)}
        <Typography variant="caption" color="textSecondary" component="span" sx={{ ml: 1 }}>
          {entryActor(wording, newest)}
        </Typography>
      </Typography>
      <Typography variant="caption" color="textSecondary" component="span">
        {count > 1 && t('home.changes.more', { amount: count - 1 })}
      </Typography>
    </Box>
  );
}

const rowsMeanwhile = Array.from({ length: 8 }, (_, index) => index);

export function ChangeSkeleton() {
  const { t } = useTranslation();
  return (
    <Box aria-busy role="status" aria-label={t('shell.loading')}>
      {rowsMeanwhile.map((row) => (
        <Skeleton key={row} height={32} />
      ))}
    </Box>
  );
}
