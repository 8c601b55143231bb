import Type, { type Static } from 'typebox';
import { Nullable } from '#http/contract.ts';
import type { SlotRow } from '#projections/slots/tables.ts';
import { Count, idFields, readable, Text, timeFields } from '../kit/readable/fields.ts';
import { slotColumns } from './columns.ts';

/** A slot with the number of garments in it; the number is null if the slot is empty. */
export interface SlotListRow extends SlotRow {
  stockCount: bigint | null;
  pieceCount: bigint | null;
}

export const slotFields = readable<SlotListRow>()(slotColumns, {
  ...idFields,
  label: { is: Text, of: (row) => row.label, csv: 'slot' },
  sectorCode: { is: Text, of: (row) => row.sectorCode, csv: 'sector' },
  cellCode: { is: Text, of: (row) => row.cellCode, csv: 'cell' },
  slotNumber: { is: Count, of: (row) => row.slotNumber, csv: 'slot_number' },
  status: { is: Type.Enum(['active', 'retired']), of: (row) => row.status },
  stockCount: { is: Count, of: (row) => Number(row.stockCount), csv: 'garments' },
  pieceCount: { is: Count, of: (row) => Number(row.pieceCount), csv: 'pieces' },
  ...timeFields,
});

export const SlotListed = slotFields.shape;
export type SlotListed = Static<typeof SlotListed>;

/** Interpretation of a scanned slot label: the slot it names, or other candidates. */
export const SlotLabel = Type.Object({
  label: Type.String(),
  slot: Nullable(Type.Object({ sectorCode: Text, cellCode: Text, slotNumber: Type.Integer() })),
  /** Whether the named slot is retired. */
  isRetired: Type.Boolean(),
  /** Slots whose name is similar to the label. */
  similar: Type.Array(Text),
  /** Products whose code equals the label. */
  products: Type.Array(Type.Object({ id: Type.Integer(), name: Text })),
  /** Whether the label looks like a parcel's tracking number. */
  isParcel: Type.Boolean(),
});
export type SlotLabel = Static<typeof SlotLabel>;
