import Type from 'typebox';
import { createHttpApp } from './app.ts';
import type { Caller } from './caller.ts';
import { IdParams } from './ids.ts';
import { ListQuery, OrderParam, pageOf, pagingOf, sortingOf } from './lists.ts';
import { operation } from './operation.ts';
import { accessTokens } from './token.ts';

export const testTokens = accessTokens({ key: 'a key of thirty-two bytes or more, for tests' });

export const staff: Caller = { label: 'staff', id: 7, name: 'Kim', roles: ['owner'] };
export const brandAdmin: Caller = {
  label: 'brand_admin',
  id: 8,
  name: 'Lee',
  brandId: 3,
  brand: { name: 'Acme', nameKo: null },
};

/** Returns the authorization header for a request of this caller. */
export async function as(caller: Caller): Promise<{ authorization: string }> {
  return { authorization: `Bearer ${(await testTokens.sign(caller)).token}` };
}

/** An app with one call of each kind, for tests of the shared conventions. */
export async function testApp() {
  const app = await createHttpApp({ tokens: testTokens, title: 'test' });
  const tags = ['things'];
  app.get(
    '/v1/things',
    operation(['staff', 'brand_admin'], {
      operationId: 'listThings',
      tags,
      summary: 'Things',
      querystring: ListQuery({ name: Type.Optional(Type.String()), order: OrderParam(['id', 'name']) }),
      response: { 200: Type.Unknown() },
    }),
    async (request) => {
      const order = sortingOf(request.query.order, { field: 'id', descending: true });
      return { ...pageOf(request, { paging: pagingOf(request.query), count: 45, data: [1, 2] }), order };
    },
  );
  app.get(
    '/v1/things/:id',
    operation(
      ['staff'],
      {
        operationId: 'getThing',
        tags,
        summary: 'A thing',
        params: IdParams,
        response: { 200: IdParams },
      },
      [404],
    ),
    async (request) => ({ id: request.params.id }),
  );
  app.post(
    '/v1/things/:id/rename',
    operation('public', {
      operationId: 'renameThing',
      tags,
      summary: 'Rename',
      params: IdParams,
      body: Type.Object(
        { name: Type.String({ minLength: 1, maxLength: 100 }), size: Type.Optional(Type.Integer()) },
        { additionalProperties: false },
      ),
      response: { 200: Type.Unknown() },
    }),
    async (request) => request.body,
  );
  return app;
}
