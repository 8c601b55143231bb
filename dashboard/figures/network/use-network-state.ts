import { isDay } from '#domain/business-day.ts';
import { useSearch } from '../../kit/routes/use-search.ts';
import { measures, networks } from './networks.ts';

/** What the section shows, kept in the address: the chart's measure, the network of the best looks, and a day. */
export function useNetworkState() {
  const [search, change] = useSearch();
  const day = search.get('network_day') ?? '';
  return {
    measure: measures.find((each) => each === search.get('network_measure')) ?? 'likes',
    network: networks.find((each) => each === search.get('network')) ?? 'instagram',
    /** The day at whose end reactions are counted; empty: now. */
    day: isDay(day) ? day : '',
    isTable: search.get('network_table') === 'true',
    /** Changes parameters of the address; an empty value removes one. */
    set(changes: Readonly<Record<string, string>>): void {
      change(
        (newest) => {
          for (const [name, value] of Object.entries(changes)) {
            if (value === '') newest.delete(name);
            else newest.set(name, value);
          }
          return newest;
        },
        { preventScrollReset: true },
      );
    },
  };
}

export type NetworkState = ReturnType<typeof useNetworkState>;
