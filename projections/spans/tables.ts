import type { BrandSubscriptionStatus } from '#domain/brand-subscriptions/subscription-kinds.ts';
import type { LookUseStatus } from '#domain/look-uses/use-kinds.ts';
import type { LookEntry } from '#domain/looks/entry.ts';
import type { BrandEventStatus } from '#domain/looks/look-kinds.ts';
import type { LookStatus } from '#domain/looks/look-state.ts';
import type { LookOverallStatus } from '#domain/looks/overall-status.ts';
import type { OrderItemStatus, OrderItemType } from '#domain/orders/order-kinds.ts';
import type { StockStatus } from '#domain/stock/stock-status.ts';
import type { TrysetItemStatus } from '#domain/tryset-items/item-status.ts';
import type { OverviewStatus } from '#domain/tryset-items/overview-status.ts';
import type { TrysetLife } from '#domain/trysets/tryset-state.ts';
import type { UserTicketStatus } from '#domain/user-tickets/ticket-kinds.ts';
import { type Table, table } from '../kit/tables/table.ts';
import type { Life } from './life.ts';

/** How long a thing stood in a status. Things of several brands have spans for each brand, and for all (brand 0). */
export interface SpanRow<Status extends string> {
  id: number;
  brandId: number;
  status: Status;
  /** The first instant of the span, by which its event happened. */
  fromTime: string;
  /** The first instant after the span; null while it lasts. */
  untilTime: string | null;
  /** The revision of the thing's own stream at the beginning; null if an event of another stream began the span. */
  revision: number | null;
}

const spanColumns = {
  id: 'integer',
  brandId: 'integer',
  status: 'text',
  fromTime: 'timestamptz',
  untilTime: 'timestamptz',
  revision: 'integer',
} as const;

/** A tryset item over time. */
export interface TrysetItemLifeRow {
  id: number;
  trysetId: number;
  brandId: number;
  life: Life<{ status: TrysetItemStatus }>;
}

export const trysetItemLivesTable: Table<TrysetItemLifeRow> = table<TrysetItemLifeRow>(
  'read.tryset_item_lives',
  'id',
  { id: 'integer', trysetId: 'integer', brandId: 'integer', life: 'jsonb' },
);

export type TrysetItemSpanRow = SpanRow<TrysetItemStatus>;
export const trysetItemSpansTable = table<TrysetItemSpanRow>('read.tryset_item_spans', 'id', spanColumns);

/** An item in its tryset's life. `namedAt` is when the tryset named it; null until then. */
export interface ItemInLife {
  id: number;
  brandId: number;
  namedAt: string | null;
  life: TrysetItemLifeRow['life'];
}

/** A tryset over time, with its items. */
export interface TrysetLifeRow {
  id: number;
  own: Life<{ life: TrysetLife }>;
  items: readonly ItemInLife[];
}

export const trysetLivesTable: Table<TrysetLifeRow> = table<TrysetLifeRow>('read.tryset_lives', 'id', {
  id: 'integer',
  own: 'jsonb',
  items: 'jsonb',
});

export type TrysetSpanRow = SpanRow<OverviewStatus>;
export const trysetSpansTable = table<TrysetSpanRow>('read.tryset_spans', 'id', spanColumns);

/** How a garment stands. Its size may be corrected, and each loan counts as a use. */
export interface StockItemStanding {
  status: StockStatus;
  productSizeId: number;
  useCount: number;
}

/** A garment over time. */
export interface StockItemLifeRow {
  id: number;
  brandId: number;
  life: Life<StockItemStanding>;
}

export const stockItemLivesTable: Table<StockItemLifeRow> = table<StockItemLifeRow>(
  'read.stock_item_lives',
  'id',
  { id: 'integer', brandId: 'integer', life: 'jsonb' },
);

export type StockItemSpanRow = SpanRow<StockStatus> & StockItemStanding;
export const stockItemSpansTable = table<StockItemSpanRow>('read.stock_item_spans', 'id', {
  ...spanColumns,
  productSizeId: 'integer',
  useCount: 'integer',
});

/** How a look stands: its status over the tagged items, and their products. */
export interface LookStanding {
  status: LookOverallStatus;
  productIds: readonly number[];
}

/** What a look's certification folds from. */
export interface LookFacts {
  status: LookStatus;
  entries: readonly Pick<LookEntry, 'entryId' | 'brandId' | 'productId' | 'status'>[];
  brandEvent: BrandEventStatus | null;
}

/** A look over time: for all brands (brand 0), and for each brand whose items it has tagged. */
export interface LookLifeRow {
  id: number;
  facts: LookFacts;
  lives: readonly { brandId: number; life: Life<LookStanding> }[];
}

export const lookLivesTable: Table<LookLifeRow> = table<LookLifeRow>('read.look_lives', 'id', {
  id: 'integer',
  facts: 'jsonb',
  lives: 'jsonb',
});

export interface LookSpanRow extends SpanRow<LookOverallStatus> {
  productIds: number[];
}
export const lookSpansTable = table<LookSpanRow>('read.look_spans', 'id', {
  ...spanColumns,
  productIds: 'integer[]',
});

/** A thing of one stream over time. `brandId` is 0 if it belongs to no brand. */
interface OwnLifeRow<Standing> {
  id: number;
  brandId: number;
  life: Life<Standing>;
}

const ownLifeColumns = { id: 'integer', brandId: 'integer', life: 'jsonb' } as const;

export type LookUseLifeRow = OwnLifeRow<{ status: LookUseStatus }>;
export const lookUseLivesTable: Table<LookUseLifeRow> = table<LookUseLifeRow>(
  'read.look_use_lives',
  'id',
  ownLifeColumns,
);
export const lookUseSpansTable = table<SpanRow<LookUseStatus>>('read.look_use_spans', 'id', spanColumns);

/** `isBegun` decides the status after a payment. */
export type BrandSubscriptionLifeRow = OwnLifeRow<{ status: BrandSubscriptionStatus; isBegun: boolean }>;
export const brandSubscriptionLivesTable: Table<BrandSubscriptionLifeRow> = table<BrandSubscriptionLifeRow>(
  'read.brand_subscription_lives',
  'id',
  ownLifeColumns,
);
export const brandSubscriptionSpansTable = table<SpanRow<BrandSubscriptionStatus>>(
  'read.brand_subscription_spans',
  'id',
  spanColumns,
);

export type UserTicketLifeRow = OwnLifeRow<{ status: UserTicketStatus }>;
export const userTicketLivesTable: Table<UserTicketLifeRow> = table<UserTicketLifeRow>(
  'read.user_ticket_lives',
  'id',
  ownLifeColumns,
);
export const userTicketSpansTable = table<SpanRow<UserTicketStatus>>(
  'read.user_ticket_spans',
  'id',
  spanColumns,
);

/** An item in its order's life. */
export interface ItemInOrderLife {
  id: number;
  brandId: number;
  type: OrderItemType;
  life: Life<{ status: OrderItemStatus }>;
}

/** An order over time, with its items. */
export interface OrderLifeRow extends OwnLifeRow<{ status: OrderItemStatus }> {
  items: readonly ItemInOrderLife[];
}
export const orderLivesTable: Table<OrderLifeRow> = table<OrderLifeRow>('read.order_lives', 'id', {
  ...ownLifeColumns,
  items: 'jsonb',
});
export const orderSpansTable = table<SpanRow<OrderItemStatus>>('read.order_spans', 'id', spanColumns);

export interface OrderItemSpanRow extends Omit<SpanRow<OrderItemStatus>, 'id'> {
  /** It exceeds four bytes from order 21,474,837 on. */
  id: bigint;
  orderId: number;
}
export const orderItemSpansTable = table<OrderItemSpanRow>('read.order_item_spans', 'orderId', {
  ...spanColumns,
  id: 'bigint',
  orderId: 'integer',
});
