import type { Advanced } from '#read-api/kit/live/contract.ts';

interface Shown {
  /** How the calls begin whose answers show it. */
  path: string;
  /** What they are about: a detail is affected by its own id alone. */
  kind: string;
  /** What their answers count or name besides: any of it affects them all. */
  also?: readonly string[];
}

const moving = ['tryset', 'tryset_item', 'stock_item'] as const;

/** Which answers show what. The first row that fits a call's path counts. */
const shown: readonly Shown[] = [
  { path: '/v2/trysets/items', kind: 'tryset_item', also: ['stock_item'] },
  { path: '/v2/trysets', kind: 'tryset' },
  { path: '/v1/stocks', kind: 'stock_item' },
  { path: '/v2/products', kind: 'product', also: ['stock_item'] },
  { path: '/v1/brands', kind: 'brand', also: ['brand_admin', 'stock_item'] },
  { path: '/v1/users', kind: 'user', also: ['tryset_item'] },
  { path: '/v1/figures', kind: 'tryset_item', also: moving },
  { path: '/v1/events', kind: 'tryset_item', also: moving },
  { path: '/v2/categories', kind: 'category' },
  { path: '/v2/size-types', kind: 'size_type' },
  { path: '/v2/measurement-types', kind: 'measurement_type' },
  { path: '/v2/material-types', kind: 'material_type' },
  { path: '/v2/styles', kind: 'style' },
  { path: '/v2/seasons', kind: 'season' },
];

/** Whether an answer that is kept under `[path, id or query, …]` may say something else now. */
export function isAffected([path, subject]: readonly unknown[], { all, entities }: Advanced): boolean {
  if (typeof path !== 'string') return false;
  const row = shown.find((each) => path.startsWith(each.path));
  if (row === undefined) return false;
  if (all) return true;
  const advanced = (kind: string) => (entities[kind]?.length ?? 0) > 0;
  if (row.also?.some(advanced)) return true;
  // A history tells of the neighbours too: a tryset's of its items, an item's of its garment.
  if (path.endsWith('/history')) return advanced(row.kind) || moving.some(advanced);
  if (!path.includes('{')) return advanced(row.kind);
  return entities[row.kind]?.includes(Number(subject)) ?? false;
}

/** Two tellings as one. */
export function together(one: Advanced, other: Advanced): Advanced {
  const entities: Record<string, number[]> = { ...one.entities };
  for (const [kind, ids] of Object.entries(other.entities)) {
    entities[kind] = [...new Set([...(entities[kind] ?? []), ...ids])];
  }
  return { position: other.position, all: one.all || other.all, entities };
}
