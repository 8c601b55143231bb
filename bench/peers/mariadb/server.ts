// The peer with system-versioned tables: each version of an item is a row, and lists are queries AS OF an instant. The
// benchmark runs this program.
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import fastify from 'fastify';
import { createPool } from 'mariadb';
import Type, { type Static } from 'typebox';
import { accessTokens } from '../../../http/token.ts';
import { copyVersions } from './copy-versions.ts';

const { DATABASE_URL = '', TOKEN_KEY = '', PORT = '', SOCKET = '', FOLDER = '' } = process.env;
const pool = createPool({
  socketPath: SOCKET,
  user: 'root',
  database: 'mysql',
  connectionLimit: 10,
  timezone: 'Z',
  bigIntAsNumber: true,
});
const tokens = accessTokens({ key: TOKEN_KEY });
const versions = await copyVersions(pool, DATABASE_URL, FOLDER);

const Id = Type.Optional(Type.Integer());
const ListQuery = Type.Object({
  limit: Type.Integer({ maximum: 100 }),
  offset: Type.Integer(),
  as_of: Type.String(),
  statuses: Type.Optional(Type.String()),
  brand_id: Id,
  product_ids: Id,
  user_ids: Id,
  created_time: Type.Optional(Type.String()),
});

/** The conditions of a query, with their values. */
function conditionsOf({ statuses, brand_id, product_ids, user_ids, created_time }: Static<typeof ListQuery>) {
  const conditions: [sql: string, values: unknown[]][] = [];
  if (statuses !== undefined) conditions.push(['items.status in (?)', [statuses.split(',')]]);
  const ids = { brand_id, product_id: product_ids, user_id: user_ids };
  for (const [column, id] of Object.entries(ids)) {
    if (id !== undefined) conditions.push([`items.${column} = ?`, [id]]);
  }
  if (created_time !== undefined) {
    const [after = '', before = ''] = created_time.split(',');
    conditions.push([
      'items.created_at >= ? and items.created_at < ? + interval 1 day',
      [new Date(after), new Date(before)],
    ]);
  }
  const sql = conditions.map(([condition]) => ` and ${condition}`).join('');
  return { sql, values: conditions.flatMap(([, values]) => values) };
}

const app = fastify().withTypeProvider<TypeBoxTypeProvider>();
app.get('/versions', () => ({ versions }));
app.get('/items', { schema: { querystring: ListQuery } }, async (request) => {
  await tokens.verify(request.headers.authorization);
  const { limit, offset, as_of } = request.query;
  const { sql, values } = conditionsOf(request.query);
  const asOf = new Date(as_of);
  const [data, [total]] = await Promise.all([
    pool.query(
      `select items.*, brands.name as brand, products.name as product, stock_items.code, users.username
       from peer.items for system_time as of timestamp ? as items
       join peer.brands on brands.id = items.brand_id
       join peer.products on products.id = items.product_id
       join peer.stock_items on stock_items.id = items.stock_item_id
       join peer.users on users.id = items.user_id
       where true${sql} order by items.id desc limit ? offset ?`,
      [asOf, ...values, limit, offset],
    ),
    pool.query<{ count: number }[]>(
      `select count(*) as count from peer.items for system_time as of timestamp ? as items where true${sql}`,
      [asOf, ...values],
    ),
  ]);
  return { data, count: total?.count };
});
await app.listen({ port: Number(PORT), host: '127.0.0.1' });
console.log('ready');
