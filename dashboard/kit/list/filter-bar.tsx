import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import AddIcon from '~icons/ic/baseline-add';
import FilterIcon from '~icons/ic/outline-filter-list';
import { late, usePreloaded } from '../ui/late.tsx';
import { useIsNarrow } from '../ui/use-is-narrow.ts';
import { FilterChip } from './filter-chip.tsx';
import { FilterControl } from './filter-control.tsx';
import type { FilterOption } from './filter-option.ts';
import type { Filter } from './filters.ts';
import { useFilterTexts } from './use-filter-texts.ts';

const MoreFilters = late(() => import('./more-filters.tsx').then((m) => m.MoreFilters));
const FilterSheet = late(() => import('./filter-sheet.tsx').then((m) => m.FilterSheet));
const none = {};

export interface FilterBarProps {
  filters: readonly Filter[];
  values: Readonly<Record<string, string>>;
  nameOf: (filter: Filter) => string;
  /** The options of the lookup filters, by filter name. */
  lookups?: Readonly<Record<string, readonly FilterOption[]>>;
  onChange: (name: string, value: string | null) => void;
  onClear: () => void;
}

/** The filters of a list, with the active ones as removable chips. */
export function FilterBar(props: FilterBarProps) {
  const { filters, values, nameOf, lookups = none, onChange, onClear } = props;
  const { t } = useTranslation();
  usePreloaded(MoreFilters);
  const { optionsOf, textOf } = useFilterTexts(filters, values, lookups);
  const [more, setMore] = useState<HTMLElement | null>(null);
  // Rare filters that the person opened stay until the person leaves the page.
  const [added, setAdded] = useState<readonly string[]>([]);
  const isNarrow = useIsNarrow();
  const [isSheetOpen, setSheetOpen] = useState(false);
  const isActive = ({ name }: Filter) => values[name] !== undefined;
  const active = filters.filter((filter) => isActive(filter) && filter.kind !== 'search' && !filter.tab);
  const inBar = filters.filter((filter) => !filter.seldom || isActive(filter) || added.includes(filter.name));
  const others = filters.filter((filter) => !inBar.includes(filter) && filter.kind !== 'given');

  const control = (filter: Filter) => (
    <FilterControl
      key={filter.name}
      filter={filter}
      name={nameOf(filter)}
      value={values[filter.name] ?? ''}
      options={optionsOf(filter)}
      isOpen={added.at(-1) === filter.name}
      onChange={(value) => onChange(filter.name, value)}
    />
  );
  const moreButton = others.length > 0 && (
    <>
      <Button
        color="inherit"
        startIcon={<AddIcon />}
        aria-haspopup="menu"
        aria-expanded={more !== null}
        onClick={(event) => setMore(event.currentTarget)}
      >
        {t('list.moreFilters')}
      </Button>
      {more !== null && (
        <MoreFilters
          anchor={more}
          filters={others}
          nameOf={nameOf}
          onChoose={(name) => setAdded([...added, name])}
          onClose={() => setMore(null)}
        />
      )}
    </>
  );
  const isSearch = ({ kind }: Filter) => kind === 'search';

  return (
    <Box sx={{ mb: 1.25 }}>
      <Box role="search" sx={{ display: 'flex', flexWrap: { sm: 'wrap' }, gap: 0.75 }}>
        {isNarrow ? (
          <>
            {inBar.filter(isSearch).map(control)}
            <Button
              variant="outlined"
              color="inherit"
              startIcon={<FilterIcon />}
              aria-haspopup="dialog"
              onClick={() => setSheetOpen(true)}
              sx={{ flexShrink: 0 }}
            >
              {t('list.filters')}
            </Button>
            {isSheetOpen && (
              <FilterSheet onClose={() => setSheetOpen(false)}>
                {inBar.filter((filter) => !isSearch(filter)).map(control)}
                {moreButton}
              </FilterSheet>
            )}
          </>
        ) : (
          <>
            {inBar.map(control)}
            {moreButton}
          </>
        )}
      </Box>
      {active.length > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, mt: 1, alignItems: 'center' }}>
          {active.map((filter) => {
            const name = nameOf(filter);
            return (
              <FilterChip
                key={filter.name}
                text={t('common.pair', { name, value: textOf(filter) })}
                removeText={t('list.removeFilter', { name })}
                onRemove={() => onChange(filter.name, null)}
              />
            );
          })}
          <Button size="small" color="inherit" sx={{ minHeight: 24, py: 0 }} onClick={onClear}>
            {t('list.clearAll')}
          </Button>
        </Box>
      )}
    </Box>
  );
}
