import type { Reading } from '../reading.ts';
import type { EventFilters } from './contract.ts';

/**
 * Streams with events of the named entities, and with events that their histories include; null if none is named. With several
 * entities, only streams that belong to all of them: a garment and a member select the member's rentals of that garment.
 */
export async function searchedStreams(
  { db, areas: { searchedBy, streams } }: Pick<Reading, 'db' | 'areas'>,
  query: EventFilters,
  codes: readonly string[] | undefined,
): Promise<readonly string[] | null> {
  const byIds = Object.entries(searchedBy.ids).flatMap(([param, streamsOf]) => {
    const id: unknown = Reflect.get(query, param);
    return typeof id === 'number' ? [streamsOf(db, id)] : [];
  });
  const byCodes = codes === undefined ? [] : [searchedBy.codes(db, codes)];
  const [first, ...others] = await Promise.all([...byIds, ...byCodes]);
  if (first === undefined) return null;
  const found = first.filter((stream) => others.every((set) => set.includes(stream)));
  return [...found, ...found.flatMap((stream) => tellingOf(streams, stream))];
}

/** The streams whose events the history of this stream's entity includes: a member's points. */
function tellingOf(streams: Reading['areas']['streams'], stream: string): string[] {
  const dash = stream.indexOf('-');
  return Object.entries(streams).flatMap(([category, { tellsOf }]) =>
    tellsOf === stream.slice(0, dash) ? [`${category}${stream.slice(dash)}`] : [],
  );
}
