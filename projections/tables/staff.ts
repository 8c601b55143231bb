import { type Table, table } from './table.ts';

/** A person of the house who may sign in. */
export interface StaffRow {
  id: number;
  username: string;
  isRemoved: boolean;
  revision: bigint;
  createdAt: string;
  updatedAt: string;
}

export const staffTable: Table<StaffRow> = table<StaffRow>('read.staff', 'id', {
  id: 'integer',
  username: 'text',
  isRemoved: 'boolean',
  revision: 'bigint',
  createdAt: 'timestamptz',
  updatedAt: 'timestamptz',
});
