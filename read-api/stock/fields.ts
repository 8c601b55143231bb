import Type, { type Static } from 'typebox';
import { regions } from '#domain/regions.ts';
import { stockPrice } from '#domain/stock/stock-price.ts';
import {
  answeredReasons,
  conditionGrades,
  holderKinds,
  outStockRequestStatuses,
  stockQualities,
  stockStatuses,
} from '#domain/stock/stock-status.ts';
import { stockItemTransitions } from '#domain/stock/stock-transitions.ts';
import { ActionsOf, Nullable, OneOf } from '#http/contract.ts';
import { brandField, productField, sizeField } from '../briefs/fields.ts';
import { Count, idFields, OptionalText, readable, Text, timeFields } from '../kit/readable/fields.ts';
import type { Circumstances } from './circumstances.ts';
import { stockColumns } from './columns.ts';
import { HolderItem, OutRequest, Slot, shownSlot } from './parts.ts';
import type { StockItemWithNames } from './rows.ts';
import { holderOf } from './standing.ts';

const Actions = ActionsOf(stockItemTransitions);

/** A garment with its circumstances, and the actions that the caller may take. */
export type StockItemRead = StockItemWithNames & Circumstances & { actions: Static<typeof Actions> };

/** The fields of a garment in lists, details and files. */
export const stockItemFields = readable<StockItemRead>()(stockColumns, {
  ...idFields,
  code: { is: Text, of: (row) => row.code, csv: 'code' },
  status: { is: OneOf(stockStatuses), of: (row) => row.status, csv: 'status', codes: 'stockStatus' },
  brand: brandField,
  product: productField,
  productSize: sizeField,
  regionId: { is: OneOf(regions), of: (row) => row.regionId, csv: 'region', codes: 'region' },
  quality: { is: OneOf(stockQualities), of: (row) => row.quality, csv: 'quality', codes: 'quality' },
  conditionGrade: {
    is: Nullable(OneOf(conditionGrades)),
    of: (row) => row.grade,
    csv: 'condition_grade',
  },
  /** Number of the garment's rentals. */
  useCount: { is: Count, of: (row) => row.useCount, csv: 'use_count' },
  /** Number of looks that show the garment. */
  lookPostCount: { is: Count, of: (row) => row.lookPostCount },
  latestOutStockRequestStatus: {
    is: OneOf(outStockRequestStatuses),
    of: (row) => row.outStockRequest,
    csv: 'out_stock_request',
    codes: 'outRequest',
  },
  /** The latest out-stock request, whatever its outcome; null if there was none. */
  outRequest: {
    is: Nullable(OutRequest),
    of: (row) => row.outRequest,
    cells: [
      { csv: 'out_requested_time', of: ({ outRequest }) => outRequest?.time ?? null, isTime: true },
      {
        csv: 'out_requested_by',
        of: ({ outRequest }) => outRequest && actorCell(outRequest.actor),
        codes: 'actor',
      },
      { csv: 'out_request_reason', of: ({ outRequest }) => outRequest?.reason ?? null },
    ],
  },
  /** Why the garment is unavailable; `idle` if it is not. */
  unavailableReasonType: {
    is: OneOf(answeredReasons),
    of: (row) => row.unavailableReason ?? 'idle',
    csv: 'unavailable_reason',
    cell: (row) => row.unavailableReason,
    codes: 'unavailableReason',
  },
  holdReason: { is: OptionalText, of: (row) => row.holdReason, csv: 'hold_reason' },
  abnormalIssue: { is: OptionalText, of: (row) => row.abnormalIssue, csv: 'abnormal_issue' },
  memoInUse: { is: OptionalText, of: (row) => row.memoInUse, csv: 'memo_in_use' },
  /** Copy of `memoInUse` under the name that older clients read. */
  memoInuse: { is: OptionalText, of: (row) => row.memoInUse },
  originalPrice: { is: Count, of: priceOf, csv: 'original_price' },
  price: { is: Count, of: (row) => stockPrice(priceOf(row), row.discountRate), csv: 'price' },
  discountRate: { is: Count, of: (row) => row.discountRate, csv: 'discount_rate' },
  reimbursementRate: { is: Count, of: (row) => row.reimbursementRate, csv: 'reimbursement_rate' },
  /** The tryset item or order item that reserved or holds the garment; null if it is free. */
  holder: {
    is: Nullable(Type.Object({ kind: OneOf(holderKinds), id: Type.Integer() })),
    of: holderOf,
    csv: 'holder',
    cell: (row) => (row.holderKind === null ? null : `${row.holderKind} ${row.holderId}`),
    codes: 'holder',
  },
  /** State of the holding tryset item; null if the garment is free or an order item holds it. */
  holderItem: {
    is: Nullable(HolderItem),
    of: (row) => row.holderItem,
    cells: [
      { csv: 'holder_status', of: ({ holderItem }) => holderItem?.status ?? null, codes: 'trysetItemStatus' },
      { csv: 'trial_end', of: ({ holderItem }) => holderItem?.trialEnd ?? null, isTime: true },
    ],
  },
  slot: {
    is: Nullable(Slot),
    of: (row) => shownSlot(row.slot),
    csv: 'slot',
    cell: (row) => shownSlot(row.slot)?.code ?? null,
  },
  ...timeFields,
  actions: { is: Actions, of: (row) => row.actions },
});

function priceOf({ originalPrice }: Pick<StockItemWithNames, 'originalPrice'>): number {
  return originalPrice ?? 0;
}

function actorCell({ label, name }: Static<typeof OutRequest>['actor']): string {
  return name === null ? label : `${name} (${label})`;
}
