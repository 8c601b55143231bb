import type { Region } from '#domain/regions.ts';
import { type Table, table } from '../kit/tables/table.ts';

/** A closed day, including removed ones. */
export interface ClosedDayRow {
  id: number;
  regionId: Region;
  /** YYYY-MM-DD. */
  day: string;
  name: string;
  status: 'active' | 'removed';
  revision: bigint;
  createdAt: string;
  updatedAt: string;
}

export const closedDaysTable: Table<ClosedDayRow> = table<ClosedDayRow>('read.closed_days', 'id', {
  id: 'integer',
  regionId: 'text',
  day: 'date',
  name: 'text',
  status: 'text',
  revision: 'bigint',
  createdAt: 'timestamptz',
  updatedAt: 'timestamptz',
});
