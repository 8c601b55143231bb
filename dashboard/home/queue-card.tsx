import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { HomeQueue } from '#read-api/home/contract.ts';
import { formatNumber, useTimeFormats } from '../kit/preferences/time.ts';
import type { Rights } from '../kit/session/rights.ts';
import { orNoValue } from '../kit/ui/no-value.tsx';
import { visuallyHidden } from '../kit/ui/visually-hidden.ts';
import { isOfSomebody, linkOf, pageOf, workOf } from './queue-links.ts';
import { isPressing, mayWork } from './queue-ways.ts';
import { shortSince, sinceText } from './since-text.ts';
import { Thumb } from './thumb.tsx';

/** The number of pictures in a row. With fewer pictures, the row keeps its columns. */
export const inRow = 5;

/** One queue: the number of waiting entities, since when they wait, the oldest of them, and the link to the work. */
export function QueueCard({ queue, person }: { queue: HomeQueue; person: Rights }) {
  const { t } = useTranslation();
  const times = useTimeFormats();
  const now = Date.now();
  const { name, count, since, oldest } = queue;
  const title = t(`queues.${name}`);
  const work = t(mayWork(name, person) ? `home.work.${name}` : 'home.look');
  return (
    <Paper
      variant="outlined"
      component="li"
      sx={{ p: 1.5, display: 'flex', flexDirection: 'column', minWidth: 0 }}
    >
      <Typography variant="h2">{title}</Typography>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 1 }}>
        <Box
          component={Link}
          to={linkOf(queue)}
          aria-label={t('common.countLink', { name: title, amount: formatNumber(count) })}
          sx={(theme) => ({
            ...theme.typography.figure,
            textDecorationColor: 'transparent',
            color:
              count > 0 && isPressing(name)
                ? theme.vars.palette.tone.bad.text
                : theme.vars.palette.text.primary,
            '&:hover': { textDecorationColor: 'currentcolor' },
          })}
        >
          {formatNumber(count)}
        </Box>
        <Typography variant="caption" color="textSecondary" sx={{ flexGrow: 1, minWidth: 0 }}>
          {count === 0
            ? t('home.nothingLeft')
            : since === null
              ? orNoValue(null)
              : sinceText(t, times, since, now)}
        </Typography>
        <Button
          component={Link}
          to={workOf(queue, person)}
          variant={isPressing(name) ? 'contained' : 'outlined'}
          aria-label={t('common.pair', { name: title, value: work })}
          disabled={count === 0}
        >
          {work}
        </Button>
      </Box>
      <Box
        component="ul"
        aria-label={t('home.oldestOf', { name: title })}
        sx={{
          listStyle: 'none',
          m: 0,
          mt: 'auto',
          p: 0,
          display: 'grid',
          gap: 0.75,
          gridTemplateColumns: `repeat(${inRow}, minmax(0, 1fr))`,
        }}
      >
        {oldest.map((thing) => {
          const told = [
            thing.title,
            thing.second,
            thing.since !== null && sinceText(t, times, thing.since, now),
          ];
          const text = told.filter(Boolean).join(' · ');
          return (
            <Box component="li" key={thing.id} sx={{ minWidth: 0 }}>
              <Link
                to={pageOf(queue, thing.id)}
                title={text}
                style={{ display: 'block', textDecoration: 'none' }}
              >
                <Thumb src={thing.picture} name={isOfSomebody(queue) ? thing.title : undefined} />
                <span style={visuallyHidden}>{told.slice(0, 2).filter(Boolean).join(' · ')} · </span>
                <Typography variant="caption" color="textSecondary" component="div" noWrap>
                  {thing.since !== null && shortSince(t, times, thing.since, now)}
                </Typography>
              </Link>
            </Box>
          );
        })}
      </Box>
    </Paper>
  );
}
