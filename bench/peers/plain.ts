// The plain peer: it updates a row and inserts an audit row in one transaction. The benchmark runs this program.
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import fastify from 'fastify';
import { type Generated, Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import Type from 'typebox';
import { accessTokens } from '#http/token.ts';
import { copyItems, ItemsQuery, listItems } from './plain-items.ts';

interface Database {
  garments: { id: number; memo_in_use: string | null; revision: number; updated_at: Date };
  audit: {
    id: Generated<string>;
    garment_id: number;
    actor: string;
    command: string;
    body: string;
    at: Date;
  };
}

const { DATABASE_URL = '', TOKEN_KEY = '', PORT = '', GARMENTS = '10000', ITEMS_FROM } = process.env;
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 10 });
await pool.query(`
  create table garments (id integer primary key, memo_in_use text, revision integer not null, updated_at timestamptz not null);
  create table audit (id bigserial primary key, garment_id integer not null, actor text not null, command text not null,
    body jsonb not null, at timestamptz not null);
  create index audit_by_garment on audit (garment_id, id)`);
await pool.query('insert into garments select id, null, 0, now() from generate_series(1, $1) id', [GARMENTS]);
const database = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
const tokens = accessTokens({ key: TOKEN_KEY });

const app = fastify().withTypeProvider<TypeBoxTypeProvider>();
app.get('/nothing', async (request) => {
  await tokens.verify(request.headers.authorization);
  return { isKnown: true };
});
app.post(
  '/garments/:id/memo',
  {
    schema: {
      params: Type.Object({ id: Type.Integer() }),
      body: Type.Object({ memo_in_use: Type.String({ maxLength: 1_000 }) }),
    },
  },
  async (request, reply) => {
    const caller = await tokens.verify(request.headers.authorization);
    const { id } = request.params;
    const row = await database.transaction().execute(async (transaction) => {
      const before = await transaction
        .selectFrom('garments')
        .selectAll()
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst();
      if (before === undefined) return null;
      const at = new Date();
      const changed = {
        memo_in_use: request.body.memo_in_use,
        revision: before.revision + 1,
        updated_at: at,
      };
      await transaction.updateTable('garments').set(changed).where('id', '=', id).execute();
      const actor = `${caller.label}-${caller.id}`;
      const body = JSON.stringify(request.body);
      await transaction
        .insertInto('audit')
        .values({ garment_id: id, actor, command: 'memo_in_use', body, at })
        .execute();
      return { ...before, ...changed };
    });
    return row ?? reply.code(404).send({ code: 'not_found' });
  },
);
if (ITEMS_FROM !== undefined) {
  await copyItems(pool, ITEMS_FROM);
  app.get('/items', { schema: { querystring: ItemsQuery } }, async (request) => {
    await tokens.verify(request.headers.authorization);
    return listItems(pool, request.query);
  });
}
await app.listen({ port: Number(PORT), host: '127.0.0.1' });
console.log('ready');
