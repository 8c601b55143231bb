import Type, { type Static } from 'typebox';
import { trysetItemStatuses } from '#domain/tryset-items/item-status.ts';
import { validItems } from '#domain/tryset-items/main-item.ts';
import { overviewStatuses } from '#domain/tryset-items/overview-status.ts';
import { trysetTransitions } from '#domain/trysets/tryset-transitions.ts';
import type { Language } from '#domain/words/languages.ts';
import type { Caller } from '#http/caller.ts';
import { ActionsOf, Day, Instant, Nullable, OneOf } from '#http/contract.ts';
import { later } from '#projections/projection.ts';
import type { ItemOfTryset } from '#projections/trysets/tables.ts';
import { brandBrief } from '../briefs/brands/brief.ts';
import { brandName } from '../briefs/brands/name.ts';
import { BrandBrief, MemberBrief, ProductBrief, SizeBrief } from '../briefs/contract.ts';
import { memberBrief } from '../briefs/members/brief.ts';
import { productBrief, sizeBrief } from '../briefs/products/brief.ts';
import { businessDay } from '../kit/business-day.ts';
import type { CsvValue } from '../kit/csv/csv-column.ts';
import { Count, Flag, idFields, OptionalText, readable } from '../kit/readable/fields.ts';
import { Destination } from '../tryset-items/contract.ts';
import type { TrysetItemWithNames } from '../tryset-items/rows.ts';
import { mainItemOf } from './actions.ts';
import { approvalOf } from './approvals.ts';
import { trysetColumns } from './columns.ts';
import type { TrysetWithMember } from './rows.ts';

const ItemInList = Type.Object({
  id: Type.Integer(),
  status: OneOf(trysetItemStatuses),
  isExpress: Type.Boolean(),
  brand: BrandBrief,
  product: ProductBrief,
  productSize: SizeBrief,
  stock: Type.Object({ id: Type.Integer(), code: Type.String() }),
});

const Actions = ActionsOf(trysetTransitions);

/** A tryset as a caller reads it. */
export type TrysetRead = TrysetWithMember & {
  caller: Caller;
  /** The items that the caller may see, without removed ones. */
  seen: readonly ItemOfTryset[];
  /** The rows of these items with names from other tables, ordered by id. */
  named: readonly TrysetItemWithNames[];
  knowsRecipient: boolean;
  actions: Static<typeof Actions>;
};

/** The fields of a tryset in lists, details and files. */
export const trysetFields = readable<TrysetRead>()(trysetColumns, {
  ...idFields,
  /** Overview status over the items that the caller may see; null if all these items are canceled. */
  status: {
    is: Nullable(OneOf(overviewStatuses)),
    of: (row) => row.seenStatus,
    csv: 'status',
    codes: 'trysetStatus',
  },
  createdTime: { is: Instant, of: (row) => row.createdAt, csv: 'created_time', isTime: true },
  updatedTime: {
    is: Instant,
    of: (row) => row.named.reduce((time, { updatedAt }) => later(time, updatedAt), row.updatedAt),
  },
  timeToPrepareDelivery: { is: OptionalText, of: (row) => row.prepareOn, csv: 'prepare_on' },
  expDeliveryTime: { is: OptionalText, of: (row) => row.expectedDeliveryOn, csv: 'expected_delivery' },
  isPreferExpress: {
    is: Flag,
    of: (row) => row.isPreferExpress,
    csv: 'delivery_type',
    cell: (row) => (row.isPreferExpress ? 'express' : 'normal'),
    codes: 'deliveryType',
  },
  user: {
    is: MemberBrief,
    of: memberBrief,
    cells: [
      { csv: 'user_id', of: (row) => row.userId },
      { csv: 'username', of: (row) => row.username },
      { csv: 'user_gender', of: (row) => row.userGender, codes: 'gender' },
      { csv: 'user_region', of: (row) => row.userRegion, codes: 'region' },
    ],
  },
  /**
   * The recipient as staff or the member entered it; null when `destination` is null. The e-mail is also null for
   * brand admins.
   */
  name: { is: OptionalText, of: (row) => ifKnown(row, row.recipientName) },
  phone: { is: OptionalText, of: (row) => ifKnown(row, row.recipientPhone) },
  email: {
    is: OptionalText,
    of: (row) => (row.caller.label === 'brand_admin' ? null : ifKnown(row, row.recipientEmail)),
  },
  destination: {
    is: Nullable(Destination),
    of: destinationOf,
    cells: [
      { csv: 'recipient', of: (row) => destinationOf(row)?.name ?? null },
      { csv: 'phone', of: (row) => destinationOf(row)?.phone ?? null },
      { csv: 'address', of: (row) => destinationOf(row)?.address ?? null },
      { csv: 'notes', of: (row) => destinationOf(row)?.notes ?? null },
    ],
  },
  /** When the first item that the caller may see was approved; null before that. */
  approvedTime: { is: Nullable(Instant), of: ({ named }) => approvalOf(named)?.time ?? null },
  /** Last trial day (UTC+9) over the tryset's items; null before the first delivery. */
  maxTryDate: { is: Nullable(Day), of: maxTryDate },
  /** Notes by staff, shown to everyone who sees the tryset. */
  customLink: { is: OptionalText, of: (row) => row.customLink, csv: 'custom_link' },
  handoverInfo: { is: OptionalText, of: (row) => row.handoverInfo, csv: 'handover_info' },
  /** The proposal of a collaboration that it follows; null if it follows none. */
  proposalId: { is: Nullable(Count), of: (row) => row.proposalId },
  /** Number of items that are not canceled. */
  itemsCount: { is: Count, of: (row) => validItems(row.seen).length, csv: 'items_count' },
  mainItem: {
    is: Nullable(
      Type.Object({ id: Type.Integer(), status: OneOf(trysetItemStatuses), productName: Type.String() }),
    ),
    of: (row) =>
      mainItemOf(row.seen, new Map(row.named.map(({ id, productName }) => [id, productName ?? '']))),
  },
  /** Items that the caller may see, without removed ones. Files have them in the same order in every cell. */
  trysetItems: {
    is: Type.Array(ItemInList),
    of: ({ named }) => named.map(itemInList),
    cells: [
      { csv: 'item_ids', of: ofItems(({ id }) => String(id)) },
      { csv: 'item_statuses', of: ofItems(({ status }) => status), codes: 'trysetItemStatus' },
      { csv: 'brands', of: ofItems((item, language) => brandName(brandBrief(item), language)) },
      { csv: 'product_codes', of: ofItems((item) => item.productCode) },
      { csv: 'products', of: ofItems((item) => item.productName) },
      { csv: 'sizes', of: ofItems((item) => item.sizeName) },
      { csv: 'stock_codes', of: ofItems((item) => item.stockCode) },
    ],
  },
  actions: { is: Actions, of: (row) => row.actions },
});

function ofItems(text: (item: TrysetItemWithNames, language?: Language) => string | null) {
  return ({ named }: TrysetRead, language?: Language): CsvValue =>
    named.map((item) => text(item, language) ?? '').join('; ');
}

/** A value of the recipient; null if the reader may not see the recipient. */
function ifKnown<Value>({ knowsRecipient }: TrysetRead, value: Value): Value | null {
  return knowsRecipient ? value : null;
}

function itemInList(row: TrysetItemWithNames): Static<typeof ItemInList> {
  return {
    id: row.id,
    status: row.status,
    isExpress: row.isExpress,
    brand: brandBrief(row),
    product: productBrief(row),
    productSize: sizeBrief(row),
    stock: { id: row.stockItemId, code: row.stockCode ?? '' },
  };
}

/** The latest trial end over the items, as a day. */
function maxTryDate({ named }: TrysetRead): string | null {
  const last = named
    .flatMap(({ trialEndsAt }) => trialEndsAt ?? [])
    .sort()
    .at(-1);
  return last === undefined ? null : businessDay(new Date(last));
}

/** Destination of the parcel; null if the reader may not see it, and once the member is forgotten. */
function destinationOf(row: TrysetRead): Static<typeof Destination> | null {
  const destination = ifKnown(row, row.destination);
  if (destination === null) return null;
  const { name, phone, address, notes } = destination;
  return { name, phone, address, notes };
}
