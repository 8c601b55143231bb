import type { Upcasters } from './area.ts';
import { areas } from './areas.ts';

export type { Upcasters } from './area.ts';

/** Of all areas. Every other event type is at its first version. */
export const upcasters: Upcasters = Object.assign({}, ...areas.map((area) => area.upcasters));

/** The version that a type is written with: one more than its last upcaster's. */
export function schemaVersion(type: string, table: Upcasters = upcasters): number {
  const versions = Object.keys(table[type] ?? {}).map(Number);
  return Math.max(0, ...versions) + 1;
}
