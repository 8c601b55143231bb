import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** Categories and their descendants, as a subquery of ids. */
export function withDescendants(ids: readonly number[]) {
  return sql`(with recursive below as (
    select id from read.reference where kind = 'category' and id = any(${ids})
    union select child.id from read.reference as child join below on child.parent_id = below.id
    where child.kind = 'category')
    select id from below)`;
}

/**
 * Whether a product column's category is one of these or a descendant of one; 0 stands for products without a
 * category.
 */
export function inCategories(column: string, ids: readonly number[]): RawBuilder<SqlBool> {
  return sql<SqlBool>`${sql.ref(column)} in (
    select id from read.products
    where category_id in ${withDescendants(ids)} or (category_id is null and 0 = any(${ids})))`;
}
