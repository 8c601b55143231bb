import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestWriteSide, testWriteSide } from './testing/write-side.ts';

let side: TestWriteSide;
beforeAll(async () => {
  side = await testWriteSide();
});
afterAll(() => side.close());

interface Schema {
  type?: string;
  properties?: Readonly<Record<string, Schema>>;
  additionalProperties?: boolean | Schema;
  items?: Schema;
  anyOf?: readonly Schema[];
}

/** Returns the places in a schema where an object accepts unknown names. Maps from any name to a value are not counted. */
function openPlaces(schema: Schema, at: string): string[] {
  const { type, properties = {}, additionalProperties = true, items, anyOf = [] } = schema;
  const isOpen = additionalProperties === true;
  const own = type === 'object' && isOpen ? [at] : [];
  return [
    ...own,
    ...Object.entries(properties).flatMap(([name, inner]) => openPlaces(inner, `${at}.${name}`)),
    ...(items === undefined ? [] : openPlaces(items, `${at}[]`)),
    ...anyOf.flatMap((inner) => openPlaces(inner, at)),
  ];
}

// If a body accepted unknown fields, a client could set a field that the call does not offer.
test('no request body accepts unknown fields', async () => {
  type Operation = { requestBody?: { content: Record<string, { schema: Schema }> } };
  const { paths } = (await side.app.inject('/openapi.json')).json();
  const bodies = Object.entries<Record<string, Operation>>(paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, { requestBody }]) => {
      const schema = requestBody?.content['application/json']?.schema;
      return schema === undefined ? [] : [{ name: `${method.toUpperCase()} ${path}`, schema }];
    }),
  );
  expect(bodies.length).toBeGreaterThan(150);
  expect(bodies.flatMap(({ name, schema }) => openPlaces(schema, name))).toEqual([]);
});
