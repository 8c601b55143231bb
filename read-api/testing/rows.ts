import { initialBrand } from '#domain/brands/brand-state.ts';
import { initialMember } from '#domain/members/member-state.ts';
import { initialProduct } from '#domain/products/product-state.ts';
import { withDefaults } from '#domain/reference/reference-kinds.ts';
import { initialStockItem } from '#domain/stock/stock-state.ts';
import { initialTrysetItem } from '#domain/tryset-items/item-state.ts';
import type { BrandAdminRow, BrandRow } from '#projections/brands/tables.ts';
import type { LogRow } from '#projections/kit/tables/log.ts';
import type { MemberRow } from '#projections/members/tables.ts';
import { initialPerson, searchable } from '#projections/personal-data/person-row.ts';
import type { PersonRow } from '#projections/personal-data/tables.ts';
import type { ProductRow, ProductSizeRow } from '#projections/products/tables.ts';
import type { ReferenceRow } from '#projections/reference/tables.ts';
import type { StockItemRow } from '#projections/stock/tables.ts';
import type { TrysetItemRow } from '#projections/tryset-items/tables.ts';
import type { TrysetRow } from '#projections/trysets/tables.ts';

/** Rows like those of the projections; tests set only the fields they need. */

const times = {
  revision: 0n,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
};
type With<Row, Key extends keyof Row> = Partial<Row> & Pick<Row, Key>;

export function brandRow(row: With<BrandRow, 'id' | 'name'>): BrandRow {
  const {
    brandId: _,
    businessRegistration: __,
    bankAccount: ___,
    outStockAddress: ____,
    phones: _____,
    ...state
  } = initialBrand;
  return { ...state, ...times, status: 'published', ...row };
}

export function brandAdminRow(row: With<BrandAdminRow, 'id' | 'brandId'>): BrandAdminRow {
  return { ...times, username: `admin${row.id}`, position: null, status: 'active', ...row };
}

export function productRow(row: With<ProductRow, 'id' | 'brandId' | 'name'>): ProductRow {
  const { productId: _, sizes: __, ...state } = initialProduct;
  return { ...state, ...times, publishedAt: null, status: 'published', ...row };
}

export function sizeRow(row: With<ProductSizeRow, 'id' | 'productId'>): ProductSizeRow {
  const { createdAt, updatedAt } = times;
  const empty = { sizeTypeId: null, name: 'M', measurements: [], isSoldOut: false, isRemoved: false };
  return { ...empty, createdAt, updatedAt, ...row };
}

export function referenceRow(row: With<ReferenceRow, 'kind' | 'id' | 'name'>): ReferenceRow {
  const fields = { ...withDefaults(row.kind, { name: row.name }), ...row.fields };
  const common = { status: 'active' as const, priority: 0, isPublished: true, parentId: null };
  return { ...times, ...common, key: `${row.kind}-${row.id}`, ...row, fields };
}

export function userRow(row: With<MemberRow, 'id'>): MemberRow {
  const { userId: _, username: __, personal: ___, ...state } = initialMember;
  return {
    ...state,
    ...times,
    username: `user${row.id}`,
    status: 'registered',
    role: 'curator',
    isPublic: true,
    signIns: [],
    ...row,
  };
}

export function personRow(row: With<PersonRow, 'id'>): PersonRow {
  const [kind, id] = row.id.split(':');
  const userId = kind === 'user' ? Number(id) : null;
  return searchable({ ...initialPerson(row.id), userId, ...row });
}

export function stockItemRow(row: With<StockItemRow, 'id' | 'brandId' | 'productId'>): StockItemRow {
  const { stockItemId: _, holder: __, paid: ___, ...state } = initialStockItem;
  const extra = { holderKind: null, holderId: null, holdReason: null, outStockRequestedAt: null };
  return {
    ...state,
    ...extra,
    ...times,
    code: `S-${row.id}`,
    status: 'in_stock',
    productSizeId: row.productId * 10,
    ...row,
  };
}

export function trysetItemRow(
  row: With<TrysetItemRow, 'id' | 'trysetId' | 'brandId' | 'productId' | 'userId'>,
): TrysetItemRow {
  const {
    trysetItemId: _,
    looks: __,
    formerLooks: ___,
    expiredReplacements: ____,
    swapsWith: _____,
    ruleCodes: ______,
    faultPaymentIds: _______,
    ...state
  } = initialTrysetItem;
  return {
    ...state,
    ...times,
    ruleCodes: [],
    status: 'tryset_requested',
    trialDays: 7,
    lookUploadPoint: 5_000,
    instagramUploadPoint: 3_000,
    youtubeUploadPoint: 10_000,
    stockItemId: row.id,
    productSizeId: row.productId * 10,
    looks: [],
    lookId: null,
    lookSnsType: null,
    postStatus: 'unposted',
    trialEndsAt: null,
    postDueAt: null,
    refusalReason: null,
    faultType: null,
    loss: null,
    outcomeCause: null,
    outcomeBeforeForce: null,
    deferredReason: null,
    deferredAt: null,
    courier: null,
    trackingNumber: null,
    trackingInfo: null,
    shippedAt: null,
    returnCourier: null,
    returnTrackingNumber: null,
    returnTrackingInfo: null,
    returnRequestedAt: null,
    approvedAt: null,
    approverLabel: null,
    approverId: null,
    returnApprovedAt: null,
    returnApproverLabel: null,
    returnApproverId: null,
    returnArrivedAt: null,
    pickupReason: null,
    requestedPickupDate: null,
    confirmedPickupDate: null,
    originalPrice: null,
    salesPrice: null,
    ...row,
  };
}

export function trysetRow(row: With<TrysetRow, 'id' | 'userId' | 'items'>): TrysetRow {
  return {
    ...times,
    life: 'requested',
    status: 'delivery_requested',
    userGender: null,
    userRegion: 'KOREA',
    isPreferExpress: false,
    requestedPoints: 0,
    expectedDeliveryOn: null,
    proposalId: null,
    prepareOn: null,
    brandIds: [...new Set(row.items.map((item) => item.brandId))],
    customLink: null,
    handoverInfo: null,
    pickupReason: null,
    requestedPickupDate: null,
    confirmedPickupDate: null,
    returnApprovedAt: null,
    ...row,
  };
}

let position = 0n;

/** A row of the log mirror for an event. Each call uses the next position. */
export function logRow(
  stream: string,
  revision: bigint,
  type: string,
  data: unknown,
  {
    at = times.createdAt,
    id = undefined as string | undefined,
    actor = { label: 'staff', id: 1 },
    brandIds = [] as number[],
    ...more
  } = {} as {
    at?: string;
    id?: string;
    actor?: { label: LogRow['actorLabel']; id: number | null };
    brandIds?: number[];
    reason?: string;
    command?: string;
    commandId?: string;
    bodyHash?: string;
    $correlationId?: string;
    $causationId?: string;
    schemaVersion?: number;
  },
): LogRow {
  position += 1n;
  const dash = stream.indexOf('-');
  const metadata = {
    schemaVersion: 1,
    $correlationId: 'c',
    $causationId: 'c',
    commandId: 'c',
    command: 'x',
    actor,
    brandIds,
    receivedAt: at,
    ...more,
  };
  return {
    position,
    eventId: id ?? `event-${position}`,
    stream,
    category: stream.slice(0, dash),
    entityId: stream.slice(dash + 1),
    revision,
    type,
    data,
    metadata,
    recordedAt: at,
    effectiveAt: at,
    actorLabel: actor.label,
    actorId: actor.id,
    brandIds,
  };
}
