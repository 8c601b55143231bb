import type { BrandAdminRow, BrandRow } from './brands.ts';
import type { CheckpointRow } from './checkpoints.ts';
import type { CounterRow } from './counters.ts';
import type { LogMetadataColumns, LogRow } from './log.ts';
import type { OperationRow } from './operations.ts';
import type { ParkedRow, UnknownTypeRow } from './parked.ts';
import type { PersonRow } from './people.ts';
import type { ProductRow, ProductSizeRow } from './products.ts';
import type { ReferenceRow } from './reference.ts';
import type { StaffRow } from './staff.ts';
import type { StockItemRow, StockMemoRow, StockRentalRow } from './stocks.ts';
import type { TrysetItemRow } from './tryset-items.ts';
import type { TrysetBrandRow, TrysetRow } from './trysets.ts';
import type { UserRow } from './users.ts';
import type { FirstViewRow, SavedViewRow } from './views.ts';

/** Every table that readers may ask, by schema and name (Kysely's CamelCasePlugin writes them in snake_case). */
export interface ReadDatabase {
  'read.log': LogRow & LogMetadataColumns;
  'read.trysetItems': TrysetItemRow;
  'read.trysets': TrysetRow;
  'read.trysetBrands': TrysetBrandRow;
  'read.stockItems': StockItemRow;
  'read.stockMemos': StockMemoRow;
  'read.stockRentals': StockRentalRow;
  'read.products': ProductRow;
  'read.productSizes': ProductSizeRow;
  'read.brands': BrandRow;
  'read.brandAdmins': BrandAdminRow;
  'read.users': UserRow;
  'read.staff': StaffRow;
  'read.reference': ReferenceRow;
  'read.savedViews': SavedViewRow;
  'read.firstViews': FirstViewRow;
  'read.counters': CounterRow;
  'read.checkpoints': CheckpointRow;
  'read.parked': ParkedRow;
  'read.operations': OperationRow;
  'read.unknownTypes': UnknownTypeRow;
  'private.people': PersonRow;
}
