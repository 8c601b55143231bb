import { brandAdminsProjection } from './brands/admins.ts';
import { brandContactsProjection } from './brands/contacts.ts';
import { brandsProjection } from './brands/projection.ts';
import type { Stat } from './kit/counters/stat.ts';
import { membersProjection } from './members/contacts.ts';
import { usersProjection } from './members/projection.ts';
import { staffProjection } from './members/staff.ts';
import { usersByRole } from './members/stats.ts';
import { brandAdminContactsProjection, staffContactsProjection } from './personal-data/contacts.ts';
import { productsProjection } from './products/projection.ts';
import { productSizesProjection } from './products/sizes.ts';
import { productsByStatus } from './products/stats.ts';
import type { AnyProjection, Derived, Rollup } from './projection.ts';
import { referenceProjection } from './reference/projection.ts';
import { stockMemosProjection } from './stock/memos.ts';
import { stockItemsProjection } from './stock/projection.ts';
import { stockRentalsProjection } from './stock/rentals.ts';
import {
  outStockRequests,
  productSizeStock,
  productStock,
  stockItemsByStatus,
  stockItemsByUse,
} from './stock/stats.ts';
import { trysetItemsProjection } from './tryset-items/projection.ts';
import {
  trysetItemsByPostStatus,
  trysetItemsByStatus,
  trysetItemsInStretches,
} from './tryset-items/stats.ts';
import { brandsOfTryset } from './trysets/brands-of-tryset.ts';
import { itemsOfTryset } from './trysets/items-of-tryset.ts';
import { trysetsProjection } from './trysets/projection.ts';
import { recipientsProjection } from './trysets/recipients.ts';
import { trysetsByStatus, trysetsInStretches } from './trysets/stats.ts';
import { firstViewsProjection } from './views/first-views.ts';
import { savedViewsProjection } from './views/saved-views.ts';

/** All that the runner keeps up to date from the events, beside the log mirror. */
export interface ReadModels {
  projections: readonly AnyProjection[];
  rollups: readonly Rollup[];
  derived: readonly Derived[];
  stats: readonly Stat[];
}

/** Every live projection: they share one runner and one checkpoint, so that what one screen shows agrees. */
export const readModels: ReadModels = {
  projections: [
    trysetItemsProjection,
    trysetsProjection,
    stockItemsProjection,
    stockMemosProjection,
    stockRentalsProjection,
    productsProjection,
    productSizesProjection,
    brandsProjection,
    brandAdminsProjection,
    usersProjection,
    staffProjection,
    referenceProjection,
    membersProjection,
    recipientsProjection,
    brandAdminContactsProjection,
    staffContactsProjection,
    brandContactsProjection,
    savedViewsProjection,
    firstViewsProjection,
  ] as readonly unknown[] as readonly AnyProjection[],
  rollups: [itemsOfTryset] as readonly unknown[] as readonly Rollup[],
  derived: [brandsOfTryset] as readonly unknown[] as readonly Derived[],
  stats: [
    trysetItemsByStatus,
    trysetItemsByPostStatus,
    trysetItemsInStretches,
    trysetsByStatus,
    trysetsInStretches,
    stockItemsByStatus,
    stockItemsByUse,
    outStockRequests,
    productStock,
    productSizeStock,
    productsByStatus,
    usersByRole,
  ] as readonly unknown[] as readonly Stat[],
};
