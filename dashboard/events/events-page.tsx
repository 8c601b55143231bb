import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import SortIcon from '~icons/ic/baseline-swap-vert';
import { label } from '../i18n/label.ts';
import { usePageOf } from '../kit/areas/use-page-of.ts';
import { Days } from '../kit/history/days.tsx';
import { Entry } from '../kit/history/entry.tsx';
import { eventPath } from '../kit/history/history-address.ts';
import { HistorySkeleton } from '../kit/history/history-skeleton.tsx';
import { useWording } from '../kit/history/use-wording.ts';
import { ExportButton } from '../kit/list/export-button.tsx';
import { FilterBar } from '../kit/list/filter-bar.tsx';
import type { Filter } from '../kit/list/filters.ts';
import { useFilterTexts } from '../kit/list/use-filter-texts.ts';
import { useListState } from '../kit/list/use-list-state.ts';
import { usePreference } from '../kit/preferences/preferences.ts';
import { useTimeFormats, zoneName } from '../kit/preferences/time.ts';
import { useSearch } from '../kit/routes/use-search.ts';
import { useIdentity } from '../kit/session/session-store.ts';
import { FailedPanel } from '../kit/ui/failed-panel.tsx';
import { NotRefreshed } from '../kit/ui/not-refreshed.tsx';
import { PageHeader } from '../kit/ui/page-header.tsx';
import { StaleHint } from '../kit/ui/stale-hint.tsx';
import { CountText } from './count-text.tsx';
import { EventMore } from './event-more.tsx';
import { eventsQuery, eventsShape } from './events-shape.ts';
import { Pages } from './pages.tsx';
import { useEventLookups } from './use-event-lookups.ts';
import { type Cursor, cursorIn, eventsPath, useEventCount, useEvents } from './use-events.ts';

/** The search over the events of all entities. */
export function EventsPage() {
  const { t } = useTranslation();
  const times = useTimeFormats();
  const zone = zoneName(usePreference('zone'));
  const scope = useIdentity()?.scope;
  const shape = eventsShape(scope);
  const { state, setFilter, clearFilters, setOrder } = useListState(shape);
  const [search, change] = useSearch();
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const isNewestFirst = state.order !== 'time';
  const query = { ...eventsQuery(state, scope, zone), ...(!isNewestFirst && { order: 'time' }) };
  const answer = useEvents(query, cursorOf(search));
  const { data: page, error, isPending, isPlaceholderData, refetch } = answer;
  const count = useEventCount(query);
  const lookups = useEventLookups();
  const { textOf } = useFilterTexts(shape.filters, state.filters, lookups);
  const filterName = ({ name }: Filter) => label(t, 'events.filters', name);
  const found = page?.data;
  const events = found?.data ?? [];
  const wording = useWording(found?.names ?? {});
  const pageOf = usePageOf();

  function go(cursor: Cursor | null) {
    setOpened(new Set());
    change((newest) => {
      newest.delete('after');
      newest.delete('before');
      for (const [name, value] of Object.entries(cursor ?? {})) newest.set(name, value);
      return newest;
    });
  }

  function toggle(id: string) {
    const next = new Set(opened);
    if (!next.delete(id)) next.add(id);
    setOpened(next);
  }

  return (
    <>
      <PageHeader
        title={t('rooms.events')}
        subtitle={t('events.help')}
        end={
          count && (
            <ExportButton
              path={`${eventsPath}/csv`}
              fileOf="events"
              query={query}
              count={count.count}
              isAtLeast={!count.isExact}
              filters={shape.filters.flatMap((filter) =>
                state.filters[filter.name] === undefined
                  ? []
                  : t('common.pair', { name: filterName(filter), value: textOf(filter) }),
              )}
            />
          )
        }
      >
        {count && <CountText count={count} />}
      </PageHeader>
      <FilterBar
        filters={shape.filters}
        values={state.filters}
        nameOf={filterName}
        lookups={lookups}
        onChange={setFilter}
        onClear={clearFilters}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, mb: 1, alignItems: 'center' }}>
        <Button
          variant="outlined"
          color="inherit"
          startIcon={<SortIcon />}
          onClick={() => setOrder(isNewestFirst ? 'time' : null)}
          sx={{ borderColor: 'divider', fontWeight: 450 }}
        >
          {t(isNewestFirst ? 'events.newestFirst' : 'events.oldestFirst')}
        </Button>
        {cursorOf(search) !== null && (
          <Button color="inherit" onClick={() => go(null)}>
            {t('events.toBeginning')}
          </Button>
        )}
        <Typography variant="caption" color="textSecondary">
          {t('history.zone', { zone })}
        </Typography>
      </Box>
      <NotRefreshed query={answer} />
      <StaleHint stale={page?.stale ?? null} onRefresh={() => refetch()} />
      <Paper variant="outlined" sx={{ px: 1.75, pb: 1 }}>
        {isPending && (
          <Box aria-busy role="status" aria-label={t('shell.loading')}>
            <HistorySkeleton />
          </Box>
        )}
        {error !== null && events.length === 0 && (
          <FailedPanel error={error} title={t('events.failed')} onRetry={() => refetch()} />
        )}
        {found !== undefined && events.length === 0 && error === null && found.searchedUntil === null && (
          <Typography color="textSecondary" sx={{ p: 4, textAlign: 'center' }}>
            {t(Object.keys(state.filters).length > 0 ? 'events.noMatch' : 'events.empty')}
          </Typography>
        )}
        <Box sx={{ opacity: isPlaceholderData ? 0.6 : 1 }} aria-busy={isPlaceholderData}>
          <Days entries={events} heading="h2">
            {(entry) => (
              <Entry
                key={entry.id}
                entry={entry}
                wording={wording}
                isOpen={opened.has(entry.id)}
                isSought={false}
                onToggle={() => toggle(entry.id)}
                address={eventPath(pageOf, entry)}
                more={<EventMore entry={entry} wording={wording} />}
              />
            )}
          </Days>
        </Box>
        {found?.searchedUntil && (
          <Alert severity="info" sx={{ mt: 1 }}>
            {t('events.searchedUntil', { time: times.dateTime(found.searchedUntil) })}
          </Alert>
        )}
      </Paper>
      {found !== undefined && (
        <Pages
          previous={cursorIn(found.previous)}
          next={cursorIn(found.next)}
          isNewestFirst={isNewestFirst}
          onGo={go}
        />
      )}
      {scope === 'brand_admin' && found !== undefined && (
        <Typography variant="caption" color="textSecondary" component="p" sx={{ mt: 1.5 }}>
          {t('history.forBrand')}
        </Typography>
      )}
    </>
  );
}

/** The page cursor in the address; null if the address shows the first page. */
function cursorOf(search: URLSearchParams): Cursor | null {
  const [after, before] = [search.get('after'), search.get('before')];
  if (after !== null) return { after };
  return before === null ? null : { before };
}
