import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useBrandOptions } from '../brands/use-brand-options.ts';
import { label } from '../i18n/label.ts';
import { historyLookups } from '../kit/history/history-filters.ts';
import { useWording } from '../kit/history/use-wording.ts';
import { ExportButton } from '../kit/list/export-button.tsx';
import { FilterBar } from '../kit/list/filter-bar.tsx';
import type { Filter } from '../kit/list/filters.ts';
import { filterQuery } from '../kit/list/list-state.ts';
import { useFilterTexts } from '../kit/list/use-filter-texts.ts';
import { useListState } from '../kit/list/use-list-state.ts';
import { usePreference } from '../kit/preferences/preferences.ts';
import { formatNumber, zoneName } from '../kit/preferences/time.ts';
import { useIdentity } from '../kit/session/session-store.ts';
import { FailedPanel } from '../kit/ui/failed-panel.tsx';
import { NotRefreshed } from '../kit/ui/not-refreshed.tsx';
import { PageHeader } from '../kit/ui/page-header.tsx';
import { StaleHint } from '../kit/ui/stale-hint.tsx';
import { IncidentTable } from './incident-table.tsx';
import { incidentsShape } from './incidents-shape.ts';
import { incidentsPath, useIncidents } from './use-incidents.ts';

/** The incidents of all tryset items and garments, which auditors start from. */
export function IncidentsPage() {
  const { t } = useTranslation();
  const zone = zoneName(usePreference('zone'));
  const brands = useBrandOptions();
  const shape = incidentsShape(useIdentity()?.scope);
  const { state, setFilter, clearFilters } = useListState(shape);
  const query = filterQuery(state, shape, zone);
  const { loaded, latest, stale, incidents, names } = useIncidents(query);
  const wording = useWording(names);
  const lookups = {
    ...historyLookups(t, latest && { ...latest, categories: [] }),
    brand_id: brands,
  };
  const { textOf } = useFilterTexts(shape.filters, state.filters, lookups);
  const filterName = ({ name }: Filter) => label(t, 'incidents.filters', name);
  const isFiltered = Object.keys(state.filters).length > 0;

  return (
    <>
      <PageHeader
        title={t('rooms.incidents')}
        subtitle={t('incidents.help')}
        end={
          <ExportButton
            path={`${incidentsPath}/csv`}
            fileOf="incidents"
            query={query}
            count={latest?.count ?? 0}
            filters={shape.filters.flatMap((filter) =>
              state.filters[filter.name] === undefined
                ? []
                : t('common.pair', { name: filterName(filter), value: textOf(filter) }),
            )}
          />
        }
      >
        {latest && (
          <Typography variant="body2" color="textSecondary" component="span" data-testid="total">
            {t('list.total', { amount: formatNumber(latest.count) })}
          </Typography>
        )}
      </PageHeader>
      <FilterBar
        filters={shape.filters}
        values={state.filters}
        nameOf={filterName}
        lookups={lookups}
        onChange={setFilter}
        onClear={clearFilters}
      />
      <NotRefreshed query={loaded} />
      <StaleHint stale={stale} onRefresh={() => loaded.refetch()} />
      <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
        {loaded.isPending && (
          <Box aria-busy role="status" aria-label={t('shell.loading')} sx={{ p: 1.5 }}>
            <Skeleton variant="rounded" height={240} />
          </Box>
        )}
        {loaded.error !== null && incidents.length === 0 && (
          <FailedPanel error={loaded.error} title={t('incidents.failed')} onRetry={() => loaded.refetch()} />
        )}
        {latest !== undefined && incidents.length === 0 && loaded.error === null && (
          <Typography color="textSecondary" sx={{ p: 4, textAlign: 'center' }}>
            {t(isFiltered ? 'incidents.noMatch' : 'incidents.empty')}
          </Typography>
        )}
        {incidents.length > 0 && (
          <Box sx={{ opacity: loaded.isPlaceholderData ? 0.6 : 1 }}>
            <IncidentTable incidents={incidents} wording={wording} />
          </Box>
        )}
      </Paper>
      {loaded.hasNextPage && (
        <Button
          variant="outlined"
          fullWidth
          sx={{ mt: 1.5 }}
          disabled={loaded.isFetchingNextPage}
          onClick={() => loaded.fetchNextPage()}
        >
          {t('incidents.more')}
        </Button>
      )}
    </>
  );
}
