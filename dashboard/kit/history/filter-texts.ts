import type { TFunction } from 'i18next';
import { label } from '../../i18n/label.ts';
import type { FilterOption } from '../list/filter-option.ts';
import type { TimeFormats } from '../preferences/time.ts';
import type { HistoryAddress } from './history-address.ts';
import { historyFilters } from './history-filters.ts';
import { pairText } from './value-text.ts';

/** The active filters as texts, for files and prints. */
export function filterTexts(
  { t, times }: { t: TFunction; times: TimeFormats },
  { filters, hidesHousekeeping }: HistoryAddress,
  lookups: Readonly<Record<string, readonly FilterOption[]>>,
): string[] {
  const texts = historyFilters.flatMap(({ name, kind }) => {
    const value = filters[name];
    if (value === undefined) return [];
    const values = [...new Set(value.split(','))].map((one) =>
      kind === 'period'
        ? times.calendarDay(one)
        : (lookups[name]?.find((known) => known.value === one)?.text ?? one),
    );
    return [pairText(t, label(t, 'history.filters', name), values.join(kind === 'period' ? ' – ' : ', '))];
  });
  return hidesHousekeeping ? [...texts, t('history.withoutHousekeeping')] : texts;
}
