import type { Upcasters } from './area.ts';
import { areas } from './areas.ts';

export type { Upcasters } from './area.ts';

/** The upcasters of all areas. An event type without an entry is at its first version. */
export const upcasters: Upcasters = Object.assign({}, ...areas.map((area) => area.upcasters));

/** The version in which a type is written: one more than its last upcaster's. */
export function schemaVersion(type: string, table: Upcasters = upcasters): number {
  const versions = Object.keys(table[type] ?? {}).map(Number);
  return Math.max(0, ...versions) + 1;
}
