import type { BrandAdminRow, BrandRow } from './brands/tables.ts';
import type { CheckpointRow } from './kit/tables/checkpoints.ts';
import type { CounterRow } from './kit/tables/counters.ts';
import type { LogMetadataColumns, LogRow } from './kit/tables/log.ts';
import type { OperationRow } from './kit/tables/operations.ts';
import type { ParkedRow, UnknownTypeRow } from './kit/tables/parked.ts';
import type { StaffRow } from './members/staff-table.ts';
import type { UserRow } from './members/tables.ts';
import type { PersonRow } from './personal-data/tables.ts';
import type { ProductRow, ProductSizeRow } from './products/tables.ts';
import type { ReferenceRow } from './reference/tables.ts';
import type { StockItemRow, StockMemoRow, StockRentalRow } from './stock/tables.ts';
import type { TrysetItemRow } from './tryset-items/tables.ts';
import type { TrysetBrandRow, TrysetRow } from './trysets/tables.ts';
import type { FirstViewRow, SavedViewRow } from './views/tables.ts';

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
