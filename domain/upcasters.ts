/** By event type and stored version: the step that raises the data to the next version. */
export type Upcasters = Readonly<Record<string, Readonly<Record<number, (data: unknown) => unknown>>>>;

/** Every other event type is at its first version. */
export const upcasters: Upcasters = {
  // Since version 2 the username is sealed with the personal data, and null; where it stands readable it stays so.
  MemberRegistered: { 1: (data) => data },
  // Since version 2 what the brand gets is settled when the garment becomes unavailable; before, it followed today's price and rate.
  StockItemMarkedUnavailable: { 1: settlingNothing },
  StockItemReservationReleased: { 1: settlingNothing },
};

function settlingNothing(data: unknown): unknown {
  return { ...(data as object), reimbursement: null };
}

/** The version that a type is written with: one more than its last upcaster's. */
export function schemaVersion(type: string, table: Upcasters = upcasters): number {
  const versions = Object.keys(table[type] ?? {}).map(Number);
  return Math.max(0, ...versions) + 1;
}
