import type { areas } from './areas.ts';
import type { CheckpointRow } from './kit/tables/checkpoints.ts';
import type { CounterRow } from './kit/tables/counters.ts';
import type { LogMetadataColumns, LogRow } from './kit/tables/log.ts';
import type { OperationRow } from './kit/tables/operations.ts';
import type { ParkedRow, UnknownTypeRow } from './kit/tables/parked.ts';
import type { Table } from './kit/tables/table.ts';

/** Tables shared by all areas. */
interface CommonTables {
  'read.log': LogRow & LogMetadataColumns;
  'read.counters': CounterRow;
  'read.checkpoints': CheckpointRow;
  'read.parked': ParkedRow;
  'read.operations': OperationRow;
  'read.unknownTypes': UnknownTypeRow;
}

type Both<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;
type AreaTables = Both<(typeof areas)[number]['tables']>;

/** Every table that queries may use, by schema and name. Kysely's CamelCasePlugin writes the names in snake_case. */
export type ReadDatabase = CommonTables & {
  [Name in keyof AreaTables]: AreaTables[Name] extends Table<infer Row> ? Row : never;
};
