import type { Client } from 'pg';
import { folded } from '#domain/codes.ts';

/** Entities that share a code or name by the comparison rules. They were imported, or are older than the rules. */
export interface Collision {
  kind: 'stock_code' | 'product_code' | 'username';
  /** The entities and the code that each has; null for usernames, since most are names of people. */
  entities: { category: string; id: number; text: string | null }[];
}

interface Named {
  kind: Collision['kind'];
  category: string;
  id: number;
  brand_id: number | null;
  text: string;
}

const names = `
  select 'stock_code' as kind, 'stock_item' as category, id, null::integer as brand_id, code as text
    from read.stock_items where not is_removed
  union all
  select 'product_code', 'product', id, brand_id, code
    from read.products where status in ('published', 'unpublished') and code is not null
  union all
  select 'username', 'user', id, null, username from read.users where username is not null
  union all
  select 'username', 'staff', id, null, username from read.staff where status = 'active'
  union all
  select 'username', 'brand_admin', id, null, username from read.brand_admins where status = 'active'
  order by kind, category, id`;

/** Finds codes and usernames in the read models that look the same. Product codes are compared within a brand. */
export async function collisions(client: Client): Promise<Collision[]> {
  const { rows } = await client.query<Named>(names);
  const alike = Map.groupBy(rows, ({ kind, brand_id, text }) => `${kind} ${brand_id} ${folded(text)}`);
  return [...alike.values()].flatMap((same) => {
    const [first, ...others] = same;
    if (first === undefined || others.length === 0) return [];
    const { kind } = first;
    const entities = same.map(({ category, id, text }) => ({
      category,
      id,
      text: kind === 'username' ? null : text,
    }));
    return [{ kind, entities }];
  });
}
