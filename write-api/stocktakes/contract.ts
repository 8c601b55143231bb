import Type, { type Static } from 'typebox';
import { scanFindings } from '#domain/stocktakes/stocktake-kinds.ts';
import { CommandAnswer, Nullable, OneOf } from '#http/contract.ts';

const SlotShape = Type.Object({
  sectorCode: Type.String(),
  cellCode: Type.String(),
  slotNumber: Type.Integer(),
});

/** The scan that stands. `isRepeat`: the stocktake had the garment or the code already. */
export const ScanResult = Type.Object({
  ...CommandAnswer.properties,
  isRepeat: Type.Boolean(),
  scan: Type.Object({
    number: Type.Integer(),
    code: Type.String(),
    stockItemId: Nullable(Type.Integer()),
    slot: Nullable(SlotShape),
    registeredSlot: Nullable(SlotShape),
    finding: OneOf(scanFindings),
    isExpected: Type.Boolean(),
  }),
});
export type ScanResult = Static<typeof ScanResult>;
