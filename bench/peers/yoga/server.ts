// A plain GraphQL server over the tables of the measured system: graphql-yoga, with a DataLoader for each kind of row. The
// benchmark runs this program.
import { createServer } from 'node:http';
import DataLoader from 'dataloader';
import { createSchema, createYoga } from 'graphql-yoga';
import pg from 'pg';
import { accessTokens } from '../../../http/token.ts';

const { DATABASE_URL = '', TOKEN_KEY = '', PORT = '' } = process.env;
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 10 });
const tokens = accessTokens({ key: TOKEN_KEY });

interface Row {
  [column: string]: unknown;
}

/** Loads the rows of many keys by one query. */
function rowsBy<Key extends string | number>(sql: string, key: string) {
  return new DataLoader<Key, Row[]>(async (keys) => {
    const { rows } = await pool.query<Row>(sql, [keys]);
    const found = Map.groupBy(rows, (row) => row[key]);
    return keys.map((each) => found.get(each) ?? []);
  });
}

const loaders = () => ({
  items: rowsBy<number>('select * from read.look_items where look_id = any($1) order by entry_id', 'look_id'),
  brands: rowsBy<number>('select id, name from read.brands where id = any($1)', 'id'),
  products: rowsBy<number>('select id, name from read.products where id = any($1)', 'id'),
  people: rowsBy<string>('select id, username, name from private.people where id = any($1)', 'id'),
});
type Context = ReturnType<typeof loaders>;

const typeDefs = /* GraphQL */ `
  type Brand { id: Int! name: String! }
  type Product { id: Int! name: String! }
  type Curator { id: Int! username: String realName: String }
  type Item { id: Int! brand: Brand! product: Product! }
  type Look { id: Int! status: String! createdAt: String! link: String description: String! curator: Curator! lookItemMappings: [Item!]! }
  type PageInfo { totalCount: Int! }
  type Looks { items: [Look!]! pageInfo: PageInfo! }
  input Filters { createdAtBefore: String }
  input Paging { page: Int size: Int }
  type Query { looksStaff(filters: Filters, paginationArgsInput: Paging): Looks! }
`;

interface Asked {
  filters?: { createdAtBefore?: string };
  paginationArgsInput?: { page?: number; size?: number };
}

const resolvers = {
  Query: {
    async looksStaff(_: unknown, { filters = {}, paginationArgsInput: { page = 1, size = 20 } = {} }: Asked) {
      const where = "life = 'posted' and posted_at < coalesce($1::timestamptz, 'infinity')";
      const before = filters.createdAtBefore ?? null;
      const [{ rows: items }, { rows: counts }] = await Promise.all([
        pool.query<Row>(
          `select * from read.looks where ${where} order by posted_at desc, id desc limit $2 offset $3`,
          [before, size, (page - 1) * size],
        ),
        pool.query<{ count: number }>(`select count(*)::integer as count from read.looks where ${where}`, [
          before,
        ]),
      ]);
      return { items, pageInfo: { totalCount: counts[0]?.count ?? 0 } };
    },
  },
  Look: {
    createdAt: ({ posted_at }: { posted_at: Date }) => posted_at.toISOString(),
    description: ({ description }: Row) => description ?? '',
    curator: ({ user_id }: Row) => ({ id: user_id }),
    lookItemMappings: ({ id }: { id: number }, _: unknown, { items }: Context) => items.load(id),
  },
  Curator: {
    username: async ({ id }: Row, _: unknown, { people }: Context) =>
      (await people.load(`user:${id}`))[0]?.username,
    realName: async ({ id }: Row, _: unknown, { people }: Context) =>
      (await people.load(`user:${id}`))[0]?.name,
  },
  Item: {
    id: ({ entry_id }: Row) => entry_id,
    brand: async ({ brand_id }: { brand_id: number }, _: unknown, { brands }: Context) =>
      (await brands.load(brand_id))[0],
    product: async ({ product_id }: { product_id: number }, _: unknown, { products }: Context) =>
      (await products.load(product_id))[0],
  },
};

const yoga = createYoga({
  schema: createSchema<Context>({ typeDefs, resolvers }),
  logging: false,
  maskedErrors: false,
  async context({ request }) {
    await tokens.verify(request.headers.get('authorization') ?? undefined);
    return loaders();
  },
});
createServer(yoga).listen(Number(PORT), '127.0.0.1', () => console.log('ready'));
