/**
 * Events by which the system keeps its books, and which tell a reader nothing that another event does not: reservations
 * that come and go with an item, a courier that says the same again, attempts that were given up.
 */
export const housekeepingTypes = [
  'StockItemReserved',
  'StockItemReservationReleased',
  'StockItemHolderEnded',
  'TrysetItemTracked',
  'TrysetItemReplacementExpired',
  'TrysetItemAddExpired',
  'TrysetRequestExpired',
  'StockItemRegistrationExpired',
  'ProductRegistrationExpired',
  'MemberRegistrationExpired',
  'BrandAdminRegistrationExpired',
] as const;

const types: ReadonlySet<string> = new Set(housekeepingTypes);

export function isHousekeeping(type: string): boolean {
  return types.has(type);
}
