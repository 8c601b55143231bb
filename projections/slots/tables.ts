import { type Table, table } from '../kit/tables/table.ts';

/** A slot of the register, including retired ones. */
export interface SlotRow {
  id: number;
  /** The slot's label: `A-03-12`. */
  label: string;
  sectorCode: string;
  cellCode: string;
  slotNumber: number;
  status: 'active' | 'retired';
  /** The sort key: sector, cell and number, each sorted by its length first. */
  place: string;
  revision: bigint;
  createdAt: string;
  updatedAt: string;
}

export const slotsTable: Table<SlotRow> = table<SlotRow>('read.slots', 'id', {
  id: 'integer',
  label: 'text',
  sectorCode: 'text',
  cellCode: 'text',
  slotNumber: 'integer',
  status: 'text',
  place: 'text',
  revision: 'bigint',
  createdAt: 'timestamptz',
  updatedAt: 'timestamptz',
});
