import type { TFunction } from 'i18next';
import type { History } from '#read-api/history/contract.ts';
import { label } from '../i18n/label.ts';
import type { Filter, FilterOption } from '../list/filters.ts';
import type { ListShape } from '../list/list-state.ts';
import { actorText } from './actor-text.ts';
import { shortSentence } from './short-sentence.ts';

const filters: readonly Filter[] = [
  {
    name: 'categories',
    kind: 'choices',
    options: ['tryset_item', 'stock_item', 'tryset'],
    group: 'history.categories',
  },
  { name: 'types', kind: 'lookup', several: true },
  { name: 'actors', kind: 'lookup', several: true },
  { name: 'time', kind: 'period', wire: 'after_before' },
];

export const historyShape: ListShape = { filters, orders: [] };

/** What a history's filter bar offers: the types and actors that occur in it, with how often. */
export function historyLookups(
  t: TFunction,
  history: Pick<History, 'types' | 'actors'> | undefined,
): Record<string, FilterOption[]> {
  const types = history?.types ?? [];
  const actors = history?.actors ?? [];
  return {
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
