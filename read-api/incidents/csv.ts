import type { Actor } from '#domain/actor.ts';
import type { EventMetadata } from '#domain/event.ts';
import { upcast } from '#event-store/codec/upcast.ts';
import { brandName } from '../briefs/brands/name.ts';
import { columnsOf } from '../kit/csv/columns-of.ts';
import { type CsvFile, csvFile } from '../kit/csv/csv-file.ts';
import { type CsvChoices, wordingOf } from '../kit/csv/wording.ts';
import { actorNames } from '../kit/history/actors.ts';
import { withoutSealed } from '../kit/history/redact.ts';
import type { Reading } from '../kit/reading.ts';
import type { LogQuery } from '../kit/scope.ts';
import { aboutThese } from './about.ts';
import { incidentColumns } from './columns.ts';
import type { Incident, IncidentsQuery } from './contract.ts';
import { incidentsLike } from './like.ts';
import { byTime } from './list.ts';
import { matchingIncidents } from './matching.ts';

interface Line {
  time: string;
  type: string;
  stream: string;
  actor: Actor;
  name: string | null;
  reason: string | null;
  data: unknown;
  about: Incident['about'];
}

const columns = columnsOf(incidentColumns)<Line>([
  { header: 'time', isTime: true, value: ({ time }) => time },
  { header: 'type', value: ({ type }) => type },
  { header: 'actor_role', codes: 'actor', value: ({ actor }) => actor.label },
  { header: 'actor_id', value: ({ actor }) => actor.id },
  { header: 'actor', value: ({ name }) => name },
  { header: 'reason', value: ({ reason }) => reason },
  { header: 'data', value: ({ data }) => JSON.stringify(data) },
  { header: 'stream', value: ({ stream }) => stream },
  { header: 'brand', value: ({ about }, language) => about && brandName(about.brand, language) },
  { header: 'product', value: ({ about }) => about?.productName ?? null },
  { header: 'stock_code', value: ({ about }) => about?.stockCode ?? null },
  { header: 'tryset_item_id', value: ({ about }) => about?.trysetItemId ?? null },
  { header: 'tryset_id', value: ({ about }) => about?.trysetId ?? null },
]);

const atOnce = 500;

/** All incidents that match the list's filters, in the list's order. */
export function incidentsCsv(reading: Reading, query: IncidentsQuery & CsvChoices): CsvFile {
  const wording = wordingOf(query, reading.now);
  return csvFile({ name: 'incidents', wording, columns, rows: lines(reading, query) });
}

async function* lines(reading: Reading, query: IncidentsQuery): AsyncGenerator<Line> {
  const like = query.q === undefined ? null : await incidentsLike(reading, query.q);
  const log = byTime(matchingIncidents(reading, query, like), query.order);
  let rows = [];
  for await (const row of withColumns(log).stream(atOnce)) {
    rows.push(row);
    if (rows.length < atOnce) continue;
    yield* await told(reading, rows);
    rows = [];
  }
  yield* await told(reading, rows);
}

function withColumns(log: LogQuery) {
  return log.select([
    'log.effectiveAt',
    'log.type',
    'log.stream',
    'log.category',
    'log.entityId',
    'log.actorLabel',
    'log.actorId',
    'log.reason',
    'log.data',
    'log.metadata',
  ]);
}

type Row = Awaited<ReturnType<ReturnType<typeof withColumns>['executeTakeFirstOrThrow']>>;

async function told(reading: Reading, rows: readonly Row[]): Promise<Line[]> {
  const actorOf = (row: Row): Actor => ({ label: row.actorLabel ?? 'system', id: row.actorId });
  const [names, about] = await Promise.all([
    actorNames(reading, reading.caller, rows.map(actorOf)),
    aboutThese(reading.db, reading.caller, rows),
  ]);
  return rows.map((row) => ({
    time: row.effectiveAt,
    type: row.type,
    stream: row.stream,
    actor: actorOf(row),
    name: names(actorOf(row)),
    reason: row.reason,
    data: withoutSealed(upcast(row.type, (row.metadata as EventMetadata).schemaVersion, row.data)),
    about: about(row),
  }));
}
