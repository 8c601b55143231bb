import { columnsOf } from '../csv/columns-of.ts';
import { type CsvFile, csvFile } from '../csv/csv-file.ts';
import { type CsvChoices, wordingOf } from '../csv/wording.ts';
import type { Reading } from '../reading.ts';
import type { EventsQuery, FoundEvent } from './contract.ts';
import { wholeSearch } from './whole-search.ts';

const columns = columnsOf({})<FoundEvent>([
  { header: 'position', value: ({ position }) => position },
  { header: 'time', isTime: true, value: ({ time }) => time },
  { header: 'recorded_time', isTime: true, value: ({ recordedTime }) => recordedTime },
  { header: 'type', value: ({ type }) => type },
  { header: 'stream', value: ({ stream }) => stream },
  { header: 'revision', value: ({ revision }) => revision },
  { header: 'actor_role', codes: 'actor', value: ({ actor }) => actor.label },
  { header: 'actor_id', value: ({ actor }) => actor.id },
  { header: 'actor', value: ({ actor }) => actor.name },
  { header: 'reason', value: ({ reason }) => reason },
  { header: 'changes', value: ({ changes }) => JSON.stringify(changes) },
  { header: 'data', value: ({ data }) => JSON.stringify(data) },
  { header: 'correlation_id', value: ({ correlationId }) => correlationId },
  { header: 'event_id', value: ({ id }) => id },
]);

/** All events that match, in the order of the search. */
export function eventsCsv(reading: Reading, query: EventsQuery & CsvChoices): CsvFile {
  const wording = wordingOf(query, reading.now);
  return csvFile({ name: 'events', wording, columns, rows: lines(reading, query) });
}

async function* lines(reading: Reading, query: EventsQuery): AsyncGenerator<FoundEvent> {
  for await (const { data } of wholeSearch(reading, query)) yield* data;
}
