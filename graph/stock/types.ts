import type { Static } from 'typebox';
import type { StockItem, StockItemDetail, StockMemo, StockOverview } from '#read-api/stock/contract.ts';
import { Actor, BrandBrief, ProductBrief, SizeBrief } from '../briefs/types.ts';
import { builder } from '../kit/builder.ts';
import * as codes from './enums.ts';

type Piece = StockItemDetail['pieces'][number];

interface PlacedSlot {
  slot: NonNullable<Piece['slot']>;
  /** Null for the slot of a garment that lies there whole. */
  stockCode: string;
}

const Slot = builder.objectRef<PlacedSlot>('Slot').implement({
  fields: (t) => ({
    id: t.string({ resolve: ({ slot }) => slot.id }),
    code: t.string({ resolve: ({ slot }) => slot.code }),
    slotNumber: t.int({ resolve: ({ slot }) => slot.slotNumber }),
    cellCode: t.string({ resolve: ({ slot }) => slot.cellCode }),
    sectorCode: t.string({ resolve: ({ slot }) => slot.sectorCode }),
    stockCode: t.exposeString('stockCode'),
  }),
});

const StockPiece = builder.objectRef<Piece>('StockPiece').implement({
  fields: (t) => ({
    id: t.exposeInt('id'),
    name: t.exposeString('name'),
    tag: t.exposeString('tag'),
    status: t.expose('status', { type: codes.PieceStatus }),
    slot: t.field({
      type: Slot,
      nullable: true,
      resolve: ({ slot, stockCode }) => slot && { slot, stockCode },
    }),
  }),
});

const Memo = builder.objectRef<Static<typeof StockMemo>>('StockMemo').implement({
  fields: (t) => ({
    id: t.exposeString('id'),
    actor: t.expose('actor', { type: Actor }),
    comment: t.exposeString('comment'),
    createdAt: t.exposeString('createdTime'),
  }),
});

/** The fields that lists and details of garments share. */
const StockFields = builder.interfaceRef<StockItem>('StockFields').implement({
  fields: (t) => ({
    id: t.exposeInt('id'),
    code: t.exposeString('code'),
    revision: t.exposeString('revision'),
    status: t.expose('status', { type: codes.StockStatus }),
    quality: t.expose('quality', { type: codes.StockQuality }),
    createdAt: t.exposeString('createdTime'),
    updatedAt: t.exposeString('updatedTime'),
    memoInuse: t.exposeString('memoInuse', { nullable: true }),
    abnormalIssue: t.exposeString('abnormalIssue', { nullable: true }),
    conditionGrade: t.expose('conditionGrade', { type: codes.ConditionGrade, nullable: true }),
    latestOutStockRequestStatus: t.expose('latestOutStockRequestStatus', {
      type: codes.OutStockRequestStatus,
    }),
    useCount: t.exposeInt('useCount'),
    slot: t.field({
      type: Slot,
      nullable: true,
      resolve: ({ slot, code }) => slot && { slot, stockCode: code },
    }),
    brand: t.expose('brand', { type: BrandBrief }),
    product: t.expose('product', { type: ProductBrief }),
    productSize: t.expose('productSize', { type: SizeBrief }),
  }),
});

/** A garment in a list. */
export const StockRow = builder.objectRef<StockItem>('StockRow').implement({ interfaces: [StockFields] });

/** A garment with its memos and pieces. */
export const StockType = builder.objectRef<StockItemDetail>('Stock').implement({
  interfaces: [StockFields],
  fields: (t) => ({
    memos: t.expose('memos', { type: [Memo] }),
    pieces: t.expose('pieces', { type: [StockPiece] }),
  }),
});

export const StockSummary = builder.objectRef<StockOverview>('StockSummary').implement({
  fields: (t) => ({
    totalInStockCount: t.int({
      description: 'Garments in the warehouse: in stock, reserved, in check, on hold or ready to leave.',
      resolve: ({ statuses }) =>
        statuses.in_stock + statuses.requested + statuses.in_check + statuses.hold + statuses.out_stock_ready,
    }),
    outStockRequestedCount: t.exposeInt('outStockRequested'),
    inStockCount: t.int({ resolve: ({ statuses }) => statuses.in_stock }),
  }),
});
