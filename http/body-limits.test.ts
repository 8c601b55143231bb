import Fastify, { type FastifyInstance } from 'fastify';
import Type, { type TSchema } from 'typebox';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { limitBodies, usualBodyLimit } from './body-limits.ts';
import { validatorCompiler } from './validation.ts';

let app: FastifyInstance;
beforeEach(() => {
  app = Fastify({ bodyLimit: usualBodyLimit }).setValidatorCompiler(validatorCompiler);
  limitBodies(app);
});
afterEach(() => app.close());

const text = (maxLength: number) => Type.Object({ text: Type.String({ maxLength }) });
const filter = Type.Object({
  filter: Type.Record(Type.String(), Type.String({ maxLength: 40_000 }), {
    maxProperties: 50,
    maxJsonLength: 20_000,
  }),
});

async function statusOf(body: TSchema, bytes: number): Promise<number> {
  app.post('/', { schema: { body } }, async () => 'taken');
  const payload = `{"text":"x"${' '.repeat(bytes - 12)}}`;
  const headers = { 'content-type': 'application/json' };
  return (await app.inject({ method: 'POST', url: '/', headers, payload })).statusCode;
}

it.each([
  ['a small schema', text(10), 64 * 1024, 200],
  ['a small schema', text(10), 64 * 1024 + 1, 413],
  ['a schema of 20,000 characters', text(20_000), 20_000 * 6, 200],
  ['a schema of 20,000 characters', text(20_000), 20_000 * 6 + 2_000, 413],
  ['a record that says its own size', filter, 20_000 * 6 + 2_000, 413],
])('%s: the limit follows the schema: %#', async (_name, schema, bytes, status) => {
  expect(await statusOf(schema, bytes)).toBe(status);
});

it('lets no route start whose schema sets no bound', () => {
  const schema = { body: Type.Object({ text: Type.String() }) };
  expect(() => app.post('/', { schema }, async () => '')).toThrow(
    'the route POST / takes bodies of any size',
  );
});
