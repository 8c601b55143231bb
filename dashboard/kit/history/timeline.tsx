import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { label } from '../../i18n/label.ts';
import { FilterBar } from '../list/filter-bar.tsx';
import { usePreference } from '../preferences/preferences.ts';
import { formatNumber, useTimeFormats, zoneName } from '../preferences/time.ts';
import { useIdentity } from '../session/session-store.ts';
import { Section } from '../ui/fact-list.tsx';
import { FailedPanel } from '../ui/failed-panel.tsx';
import { NotRefreshed } from '../ui/not-refreshed.tsx';
import { StaleHint } from '../ui/stale-hint.tsx';
import { Days } from './days.tsx';
import { Entry } from './entry.tsx';
import { filterTexts } from './filter-texts.ts';
import { historyLookups, usefulFilters } from './history-filters.ts';
import { HistorySkeleton } from './history-skeleton.tsx';
import { HistoryTools } from './history-tools.tsx';
import { type HistoryOf, useHistory } from './use-history.ts';
import { useWording } from './use-wording.ts';

interface TimelineProps extends HistoryOf {
  /** Name of the entity for the title of a print; the heading of the page by default. */
  name?: string;
}

/** Which entries are open: all except `others`, or only `others`. Entries that load later follow the same rule. */
interface Openness {
  all: boolean;
  others: ReadonlySet<string>;
}

const closed: Openness = { all: false, others: new Set() };

/** The whole history of an entity and its related streams, newest first, grouped by day. */
export function Timeline({ path, id, isQuiet = false, name }: TimelineProps) {
  const { t } = useTranslation();
  const times = useTimeFormats();
  const zone = zoneName(usePreference('zone'));
  const scope = useIdentity()?.scope;
  const [openness, setOpenness] = useState<Openness>(closed);
  const history = useHistory({ path, id, isQuiet });
  const { loaded, address, entries, latest, query } = history;
  const { error, hasNextPage, isFetching, isPlaceholderData, fetchNextPage } = loaded;
  const sought = address.event;
  const isSoughtLoaded = sought === null || entries.some((entry) => entry.id === sought);
  const isFiltered = Object.keys(address.filters).length > 0 || address.hidesHousekeeping;
  const all = latest?.types.reduce((sum, { count }) => sum + count, 0) ?? 0;
  const wording = useWording(history.names);
  const lookups = historyLookups(t, latest);

  useEffect(() => {
    if (!isSoughtLoaded && hasNextPage && !isFetching && error === null) fetchNextPage();
  }, [isSoughtLoaded, hasNextPage, isFetching, error, fetchNextPage]);

  const isOpen = (entryId: string) =>
    entryId === sought ? !openness.others.has(entryId) : openness.all !== openness.others.has(entryId);

  function toggle(entryId: string) {
    const others = new Set(openness.others);
    if (!others.delete(entryId)) others.add(entryId);
    setOpenness({ ...openness, others });
  }

  function go(entryId: string) {
    const others = new Set(openness.others);
    others.delete(entryId);
    setOpenness({ ...openness, others });
    history.lookFor(
      entryId,
      entries.some((entry) => entry.id === entryId),
    );
  }

  return (
    <Section
      title={t('history.title')}
      end={
        latest && (
          <Typography variant="body2" color="textSecondary" component="span">
            {latest.count === all
              ? t('history.count', { amount: formatNumber(all) })
              : t('history.countOf', { amount: formatNumber(latest.count), all: formatNumber(all) })}
            {' · '}
            {t('history.zone', { zone })}
          </Typography>
        )
      }
    >
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'flex-start',
          justifyContent: 'space-between',
          columnGap: 2,
        }}
      >
        <FilterBar
          filters={usefulFilters(latest)}
          values={address.filters}
          nameOf={(filter) => label(t, 'history.filters', filter.name)}
          lookups={lookups}
          onChange={history.setFilter}
          onClear={history.clearFilters}
        />
        <HistoryTools
          housekeeping={latest?.housekeeping ?? 0}
          hidesHousekeeping={address.hidesHousekeeping}
          onHideHousekeeping={history.hideHousekeeping}
          isAllOpen={openness.all && openness.others.size === 0}
          isEmpty={entries.length === 0}
          onOpenAll={(isAll) => setOpenness({ all: isAll, others: new Set() })}
          takeAway={
            latest === undefined
              ? null
              : {
                  path,
                  id,
                  query,
                  count: latest.count,
                  name: [name ?? pageHeading(), t('history.title')].filter(Boolean).join(' · '),
                  filters: filterTexts({ t, times }, address, lookups),
                }
          }
        />
      </Box>
      <NotRefreshed query={loaded} />
      <StaleHint stale={history.stale} onRefresh={() => loaded.refetch()} />
      {loaded.isPending && (
        <Box aria-busy aria-label={t('shell.loading')} role="status">
          <HistorySkeleton />
        </Box>
      )}
      {error !== null && entries.length === 0 && (
        <FailedPanel error={error} title={t('history.failed')} onRetry={() => loaded.refetch()} />
      )}
      {!isSoughtLoaded && !hasNextPage && !isFetching && latest !== undefined && (
        <Alert
          severity="info"
          sx={{ mb: 1 }}
          {...(isFiltered && {
            action: (
              <Button color="inherit" onClick={() => history.lookFor(sought, false)}>
                {t('history.showAll')}
              </Button>
            ),
          })}
        >
          {t('history.notHere')}
        </Alert>
      )}
      {latest !== undefined && entries.length === 0 && error === null && (
        <Typography variant="body2" color="textSecondary" sx={{ py: 2 }}>
          {isFiltered ? t('history.noMatch') : t('history.empty')}
        </Typography>
      )}
      <Box sx={{ opacity: isPlaceholderData ? 0.6 : 1 }} aria-busy={isPlaceholderData}>
        <Days entries={entries}>
          {(entry) => (
            <Entry
              key={entry.id}
              entry={entry}
              wording={wording}
              isOpen={isOpen(entry.id)}
              isSought={entry.id === sought}
              onToggle={() => toggle(entry.id)}
              onGo={go}
            />
          )}
        </Days>
      </Box>
      {hasNextPage && (
        <Button
          variant="outlined"
          fullWidth
          sx={{ mt: 1.5 }}
          disabled={loaded.isFetchingNextPage}
          onClick={() => fetchNextPage()}
        >
          {t('history.more', {
            shown: formatNumber(entries.length),
            amount: formatNumber(latest?.count ?? entries.length),
          })}
        </Button>
      )}
      {scope === 'brand_admin' && latest !== undefined && (
        <Typography variant="caption" color="textSecondary" component="p" sx={{ mt: 1.5 }}>
          {t('history.forBrand')}
        </Typography>
      )}
    </Section>
  );
}

function pageHeading(): string {
  return document.querySelector('main h1')?.textContent ?? '';
}
