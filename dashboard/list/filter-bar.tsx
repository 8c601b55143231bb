import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { label } from '../i18n/label.ts';
import { FilterChip } from './filter-chip.tsx';
import { FilterMenu } from './filter-menu.tsx';
import type { Filter, FilterOption } from './filters.ts';
import { SearchField } from './search-field.tsx';

const ChoiceList = lazy(() => import('./choice-list.tsx').then((m) => ({ default: m.ChoiceList })));
const TextForm = lazy(() => import('./text-form.tsx').then((m) => ({ default: m.TextForm })));
const PeriodForm = lazy(() => import('./period-form.tsx').then((m) => ({ default: m.PeriodForm })));

export interface FilterBarProps {
  filters: readonly Filter[];
  values: Readonly<Record<string, string>>;
  nameOf: (filter: Filter) => string;
  /** The options of the lookup filters, by filter name. */
  lookups?: Readonly<Record<string, readonly FilterOption[]>>;
  onChange: (name: string, value: string | null) => void;
  onClear: () => void;
}

/** The filters of a list, and what is chosen of them as chips that can be taken away. */
export function FilterBar({ filters, values, nameOf, lookups = {}, onChange, onClear }: FilterBarProps) {
  const { t } = useTranslation();

  function optionsOf(filter: Filter): readonly FilterOption[] {
    if (filter.kind === 'lookup') return lookups[filter.name] ?? [];
    if (filter.kind !== 'choice' && filter.kind !== 'choices') return [];
    return filter.options.map((value) => ({ value, text: label(t, filter.group, value) }));
  }

  function chipText(filter: Filter, value: string): string {
    if (filter.kind === 'period') return [...new Set(value.split(','))].join(' – ');
    if (filter.kind === 'search' || filter.kind === 'text') return value;
    if (filter.kind === 'given') return value.replaceAll(',', ', ');
    const options = optionsOf(filter);
    return value
      .split(',')
      .map((one) => options.find((option) => option.value === one)?.text ?? one)
      .join(', ');
  }

  function control(filter: Filter) {
    const value = values[filter.name] ?? '';
    const name = nameOf(filter);
    if (filter.kind === 'given') return null;
    if (filter.kind === 'search') {
      return (
        <SearchField
          key={filter.name}
          value={value}
          placeholder={name}
          onSearch={(text) => onChange(filter.name, text)}
        />
      );
    }
    const several = filter.kind === 'choices' || (filter.kind === 'lookup' && filter.several);
    return (
      <FilterMenu
        key={filter.name}
        name={name}
        chosen={value === '' ? 0 : several ? value.split(',').length : 1}
      >
        {(close) => (
          <Suspense fallback={null}>
            {filter.kind === 'text' ? (
              <TextForm
                name={name}
                value={value}
                onChoose={(next) => {
                  close();
                  onChange(filter.name, next);
                }}
              />
            ) : filter.kind === 'period' ? (
              <PeriodForm
                value={value}
                onChoose={(next) => {
                  close();
                  onChange(filter.name, next);
                }}
              />
            ) : (
              <ChoiceList
                options={optionsOf(filter)}
                value={value}
                several={several}
                onChoose={(next) => {
                  if (!several) close();
                  onChange(filter.name, next);
                }}
              />
            )}
          </Suspense>
        )}
      </FilterMenu>
    );
  }

  const active = filters.filter((filter) => values[filter.name] !== undefined && filter.kind !== 'search');
  return (
    <Box sx={{ mb: 1.25 }}>
      <Box role="search" sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
        {filters.map(control)}
      </Box>
      {active.length > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, mt: 1, alignItems: 'center' }}>
          {active.map((filter) => {
            const name = nameOf(filter);
            return (
              <FilterChip
                key={filter.name}
                text={`${name}: ${chipText(filter, values[filter.name] ?? '')}`}
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
