import { useTranslation } from 'react-i18next';
import { label } from '../../i18n/label.ts';
import { useTimeFormats } from '../preferences/time.ts';
import type { FilterOption } from './filter-option.ts';
import type { Filter } from './filters.ts';
import { useNamedOptions } from './lookups/use-named-options.ts';

/** A chip lists up to this many codes. For more it shows their number. */
const codesSpelled = 3;

/** The options of the filters, and the readable text of each active filter. */
export function useFilterTexts(
  filters: readonly Filter[],
  values: Readonly<Record<string, string>>,
  lookups: Readonly<Record<string, readonly FilterOption[]>>,
) {
  const { t } = useTranslation();
  const times = useTimeFormats();
  const named = useNamedOptions(filters, values);

  function optionsOf(filter: Filter): readonly FilterOption[] {
    switch (filter.kind) {
      case 'lookup':
        return (filter.remote === undefined ? lookups : named)[filter.name] ?? [];
      case 'flag':
        return [
          { value: 'true', text: t('common.yes') },
          { value: 'false', text: t('common.no') },
        ];
      case 'choice':
      case 'choices':
        return filter.options.map((value) => ({
          value,
          text: filter.group === null ? value : label(t, filter.group, value),
        }));
      default:
        return [];
    }
  }

  function textOf(filter: Filter): string {
    const value = values[filter.name] ?? '';
    const parts = value.split(',');
    switch (filter.kind) {
      case 'period':
        return [...new Set(parts)].map(times.calendarDay).join(' – ');
      case 'moment':
        return value.includes('T') ? times.dateTime(value) : times.calendarDay(value);
      case 'search':
      case 'text':
        return value;
      case 'codes':
        return parts.length > codesSpelled
          ? t('list.codes.amount', { amount: parts.length })
          : parts.join(', ');
      case 'given':
        return parts.join(', ');
      default: {
        const options = optionsOf(filter);
        return parts.map((one) => options.find((option) => option.value === one)?.text ?? one).join(', ');
      }
    }
  }

  return { optionsOf, textOf };
}
