import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { HomeChanges } from '#read-api/home/contract.ts';
import { shortSentence } from '../kit/history/short-sentence.ts';
import { formatNumber, useTimeFormats } from '../kit/preferences/time.ts';

/** The number of events of each type. Each links to the events of this type on the days of the period. */
export function ChangeTypes({ changes }: { changes: HomeChanges }) {
  const { t } = useTranslation();
  const times = useTimeFormats();
  const time = `${times.isoDay(changes.since)},${times.isoDay(changes.until)}`;
  return (
    <Box
      component="ul"
      aria-label={t('home.changes.byKind')}
      sx={{ listStyle: 'none', m: 0, mb: 1, p: 0, display: 'flex', flexWrap: 'wrap', gap: 0.75 }}
    >
      {changes.types.map(({ name, count }) => (
        <li key={name}>
          <Box
            component={Link}
            to={`/events?${new URLSearchParams({ types: name, time })}`}
            sx={(theme) => ({
              display: 'inline-flex',
              gap: 0.75,
              px: 1,
              py: 0.25,
              fontSize: '0.8125rem',
              textDecoration: 'none',
              borderRadius: `${theme.vars.shape.borderRadius}`,
              border: `1px solid ${theme.vars.palette.divider}`,
              '&:hover': { backgroundColor: theme.vars.palette.action.hover },
            })}
          >
            <Box component="span" sx={{ fontWeight: 650 }}>
              {formatNumber(count)}
            </Box>
            {shortSentence(t, name)}
          </Box>
        </li>
      ))}
    </Box>
  );
}
