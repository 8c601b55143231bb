/** By event type and stored version: the step that raises the data to the next version. */
export type Upcasters = Readonly<Record<string, Readonly<Record<number, (data: unknown) => unknown>>>>;

/** Every event type is at its first version. */
export const upcasters: Upcasters = {};

/** The version that a type is written with: one more than its last upcaster's. */
export function schemaVersion(type: string, table: Upcasters = upcasters): number {
  const versions = Object.keys(table[type] ?? {}).map(Number);
  return Math.max(0, ...versions) + 1;
}
