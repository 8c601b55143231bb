import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { overviewStatuses } from '#domain/tryset-items/overview-status.ts';
import { label } from '../../i18n/label.ts';
import { api } from '../../kit/client/api.ts';
import { formatNumber } from '../../kit/preferences/time.ts';

const path = '/v2/trysets/count_to_prepare_delivery';
const filterNames = ['statuses', 'time_to_prepare_delivery_today', 'time_to_prepare_delivery_overdue'];

interface ToPrepare {
  count: number;
  overdueCount: number;
}

interface Entry {
  filter: string;
  text: string;
  count?: number | undefined;
  testId?: string;
}

/**
 * Links to the list by status. Trysets to prepare by today and overdue ones come first. Each is a link, so that
 * people can send it to a colleague.
 */
export function StatusLinks() {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const due = useQuery({
    queryKey: [path],
    queryFn: ({ signal }) => api.call<ToPrepare>('GET', path, { signal }),
  });
  const counts = due.data?.data;
  const filters = filterNames
    .flatMap((name) => (search.has(name) ? [`${name}=${search.get(name)}`] : []))
    .join('&');
  const entries: Entry[] = [
    {
      filter: 'time_to_prepare_delivery_today=true',
      text: t('tryset.toPrepare'),
      count: counts?.count,
      testId: 'to-prepare',
    },
    {
      filter: 'time_to_prepare_delivery_overdue=true',
      text: t('tryset.toPrepareOverdue'),
      count: counts?.overdueCount,
      testId: 'overdue',
    },
    { filter: '', text: t('tryset.all') },
    ...overviewStatuses.map((status) => ({
      filter: `statuses=${status}`,
      text: label(t, 'tryset.status', status),
    })),
  ];
  return (
    <Box
      component="nav"
      aria-label={t('tryset.views')}
      sx={(theme) => ({
        display: 'flex',
        flexWrap: { sm: 'wrap' },
        overflowX: { xs: 'auto', sm: 'visible' },
        flexShrink: 0,
        gap: 0.5,
        mb: 1.25,
        '& a': {
          display: 'inline-flex',
          alignItems: 'center',
          gap: 0.75,
          flexShrink: 0,
          whiteSpace: 'nowrap',
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
            <Box component="strong" data-testid={entry.testId}>
              {formatNumber(entry.count)}
            </Box>
          )}
        </Link>
      ))}
    </Box>
  );
}
