import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { overviewStatuses } from '#domain/trysets/overview-status.ts';
import { api } from '../../client/api.ts';
import { label } from '../../i18n/label.ts';
import { formatNumber } from '../../preferences/time.ts';

const path = '/v2/trysets/count_to_prepare_delivery';
const dueFilter = 'time_to_prepare_delivery_today=true';

/** The list by status, what is to be prepared today first. Each is a link, so that it can be sent to a colleague. */
export function StatusLinks() {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const due = useQuery({
    queryKey: [path],
    queryFn: ({ signal }) => api.call<{ count: number }>('GET', path, { signal }),
  });
  const count = due.data?.data.count;
  const filters = ['statuses', 'time_to_prepare_delivery_today']
    .flatMap((name) => (search.has(name) ? [`${name}=${search.get(name)}`] : []))
    .join('&');
  const entries = [
    { filter: dueFilter, text: t('tryset.toPrepare'), count },
    { filter: '', text: t('tryset.all'), count: undefined },
    ...overviewStatuses.map((status) => ({
      filter: `statuses=${status}`,
      text: label(t, 'tryset.status', status),
      count: undefined,
    })),
  ];
  return (
    <Box
      component="nav"
      aria-label={t('tryset.views')}
      sx={(theme) => ({
        display: 'flex',
        flexWrap: 'wrap',
        gap: 0.5,
        mb: 1.25,
        '& a': {
          display: 'inline-flex',
          alignItems: 'center',
          gap: 0.75,
          minHeight: 32,
          px: 1.25,
          borderRadius: '16px',
          fontSize: '0.8125rem',
          fontWeight: 550,
          textDecoration: 'none',
          color: theme.vars.palette.text.primary,
          border: `1px solid ${theme.vars.palette.divider}`,
          backgroundColor: theme.vars.palette.background.paper,
        },
        '& a:hover': { borderColor: theme.vars.palette.text.secondary },
        '& a[aria-current=true]': {
          color: theme.vars.palette.primary.contrastText,
          borderColor: theme.vars.palette.primary.main,
          backgroundColor: theme.vars.palette.primary.main,
        },
      })}
    >
      {entries.map((entry) => (
        <Link key={entry.filter} to={{ search: entry.filter }} aria-current={filters === entry.filter}>
          {entry.text}
          {entry.count !== undefined && (
            <Box component="strong" data-testid="to-prepare">
              {formatNumber(entry.count)}
            </Box>
          )}
        </Link>
      ))}
    </Box>
  );
}
