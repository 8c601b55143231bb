import type { Upcasters } from './area.ts';
import { areas } from './areas.ts';

export type { Upcasters } from './area.ts';

/** The upcasters of all areas. An event type without an entry is at its first version. */
export const upcasters: Upcasters = Object.assign({}, ...areas.map((area) => area.upcasters));

/** Returns the version in which a type is written now: one more than that of its last upcaster. */
export function schemaVersion(type: string, table: Upcasters = upcasters): number {
  const versions = Object.keys(table[type] ?? {}).map(Number);
  return Math.max(0, ...versions) + 1;
}
