import type { TFunction } from 'i18next';
import type { History } from '#read-api/kit/history/contract.ts';
import { label } from '../../i18n/label.ts';
import type { FilterOption } from '../list/filter-option.ts';
import type { Filter } from '../list/filters.ts';
import { actorText } from './actor-text.ts';
import { shortSentence } from './short-sentence.ts';

export const historyFilters: readonly Filter[] = [
  { name: 'categories', kind: 'lookup', several: true },
  { name: 'types', kind: 'lookup', several: true },
  { name: 'actors', kind: 'lookup', several: true },
  { name: 'time', kind: 'period', wire: 'after_before' },
];

/** The useful filters of this history. If all events have the same category, the category filter is left out. */
export function usefulFilters(history: Pick<History, 'categories'> | undefined): readonly Filter[] {
  const isOfOne = history !== undefined && history.categories.length < 2;
  return isOfOne ? historyFilters.filter(({ name }) => name !== 'categories') : historyFilters;
}

/** The filter options of a history: the values that occur in it, with their counts. */
export function historyLookups(
  t: TFunction,
  history: Pick<History, 'types' | 'categories' | 'actors'> | undefined,
): Record<string, FilterOption[]> {
  const { types = [], categories = [], actors = [] } = history ?? {};
  return {
    categories: categories.map(({ name, count }) => ({
      value: name,
      text: label(t, 'history.categories', name),
      count,
    })),
    types: types.map(({ name, count }) => ({ value: name, text: shortSentence(t, name), count })),
    actors: actors.map((actor) => ({
      value: actor.id === null ? actor.label : `${actor.label}:${actor.id}`,
      text:
        actor.name === null
          ? actorText(t, actor)
          : `${actorText(t, actor)} · ${label(t, 'history.actor', actor.label)}`,
      count: actor.count,
    })),
  };
}
