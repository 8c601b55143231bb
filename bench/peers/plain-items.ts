import { pipeline } from 'node:stream/promises';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import Type, { type Static } from 'typebox';

interface Items {
  items: {
    id: number;
    tryset_id: number;
    status: string;
    brand_id: number;
    product_id: number;
    stock_item_id: number;
    user_id: number;
    created_at: Date;
    updated_at: Date;
  };
  brands: { id: number; name: string };
  products: { id: number; name: string; code: string };
  stock_items: { id: number; code: string };
  users: { id: number; username: string | null };
}

export const ItemsQuery = Type.Object({
  limit: Type.Integer({ maximum: 100 }),
  offset: Type.Integer(),
  statuses: Type.Optional(Type.String()),
});

const tables = {
  items: 'id, tryset_id, status, brand_id, product_id, stock_item_id, user_id, created_at, updated_at',
  brands: 'id, name',
  products: 'id, name, code',
  stock_items: 'id, code',
  users: 'id, username',
};

/**
 * Copies the items from the read models of an installation into the plain peer's own tables, with the usual indexes.
 */
export async function copyItems(pool: pg.Pool, databaseUrl: string): Promise<void> {
  const [from, into] = [new pg.Client(databaseUrl), await pool.connect()];
  await from.connect();
  try {
    await into.query(`
      create table items (id integer primary key, tryset_id integer, status text, brand_id integer, product_id integer,
        stock_item_id integer, user_id integer, created_at timestamptz, updated_at timestamptz);
      create table brands (id integer primary key, name text);
      create table products (id integer primary key, name text, code text);
      create table stock_items (id integer primary key, code text);
      create table users (id integer primary key, username text)`);
    for (const [table, columns] of Object.entries(tables)) {
      const source = table === 'items' ? 'tryset_items' : table;
      const read = from.query(copyTo(`copy (select ${columns} from read.${source}) to stdout`));
      await pipeline(read, into.query(copyFrom(`copy ${table} (${columns}) from stdin`)));
    }
    await into.query(`
      create index items_by_status on items (status, id);
      create index items_by_brand on items (brand_id, id);
      create index items_by_creation on items (created_at, id)`);
    await into.query('vacuum analyze');
  } finally {
    into.release();
    await from.end();
  }
}

/** Returns a page with its exact count in the straightforward way: both are queried from the rows each time. */
export async function listItems(pool: pg.Pool, { limit, offset, statuses }: Static<typeof ItemsQuery>) {
  const database = new Kysely<Items>({ dialect: new PostgresDialect({ pool }) });
  const matching = database
    .selectFrom('items')
    .$if(statuses !== undefined, (all) => all.where('items.status', 'in', (statuses ?? '').split(',')));
  const [data, total] = await Promise.all([
    matching
      .innerJoin('brands', 'brands.id', 'items.brand_id')
      .innerJoin('products', 'products.id', 'items.product_id')
      .innerJoin('stock_items', 'stock_items.id', 'items.stock_item_id')
      .innerJoin('users', 'users.id', 'items.user_id')
      .selectAll('items')
      .select([
        'brands.name as brand',
        'products.name as product',
        'stock_items.code as code',
        'users.username',
      ])
      .orderBy('items.id', 'desc')
      .limit(limit)
      .offset(offset)
      .execute(),
    matching.select(({ fn }) => fn.countAll<string>().as('count')).executeTakeFirstOrThrow(),
  ]);
  return { data, count: Number(total.count) };
}
