import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '#http/caller.ts';
import type { AssignedThing } from '#read-api/assignments/contract.ts';
import { staff, type TestServer, testServer } from '#test/server.ts';
import { givenHouse, type House } from '#write-api/testing/house.ts';

let server: TestServer;
let acme: House;
let bolt: House;
let colleague: Caller;
beforeAll(async () => {
  server = await testServer({ seed: 'demo' });
  const call = async (caller: Caller, method: string, path: string, body?: object) => {
    const { status, body: answer } = await ask(caller, method, path, body);
    return { status, body: answer, headers: {} };
  };
  [acme, bolt] = [await givenHouse({ call }, 'acme'), await givenHouse({ call }, 'bolt')];
  const second = { username: 'acme.second', password: 'tryset-demo' };
  const { body } = await ask(staff, 'POST', `/v1/brands/${acme.brandId}/admins`, second);
  colleague = { ...acme.admin, id: body.id, name: 'second' };
});
afterAll(() => server?.close());

let position = '0';

/** Asks as it stands after the last write. */
async function ask(caller: Caller, method: string, path: string, body?: object) {
  const response = await fetch(`${server.url}${path}`, {
    method,
    headers: {
      authorization: await server.authorization(caller),
      'x-min-position': position,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  position = response.headers.get('x-position') ?? position;
  return { status: response.status, body: await response.json() };
}

const of = (house: House) => [
  `/v2/trysets/${house.trysetId}`,
  `/v2/trysets/items/${house.itemId}`,
  `/v1/stocks/${house.stockIds[0]}`,
  `/v2/products/${house.productId}`,
];
const assign = (caller: Caller, thing: string, to: Caller) =>
  ask(caller, 'PUT', `${thing}/assignee`, { label: to.label, id: to.id });
const done = (caller: Caller, thing: string) => ask(caller, 'DELETE', `${thing}/assignee`);

async function assigneesOf(caller: Caller, thing: string): Promise<[number | null, number][]> {
  const { body } = await ask(caller, 'GET', `${thing}/assignees`);
  return body.data.map(({ brandId, account }: { brandId: number | null; account: { id: number } }) => [
    brandId,
    account.id,
  ]);
}

async function workOf(caller: Caller, query = ''): Promise<string[]> {
  const { body } = await ask(caller, 'GET', `/v1/assignments${query}`);
  expect(body.count).toBe(body.data.length);
  return body.data.map(({ kind, id }: AssignedThing) => `${kind} ${id}`);
}

describe('assignments', () => {
  it('are of staff and of each brand, who see their own', async () => {
    for (const thing of of(acme)) {
      expect((await assign(staff, thing, staff)).status).toBe(200);
      expect((await assign(acme.admin, thing, colleague)).status).toBe(200);
      expect(await assigneesOf(staff, thing)).toEqual([
        [null, staff.id],
        [acme.brandId, colleague.id],
      ]);
      expect(await assigneesOf(acme.admin, thing)).toEqual([[acme.brandId, colleague.id]]);
      expect((await ask(bolt.admin, 'GET', `${thing}/assignees`)).status).toBe(404);
      expect((await assign(bolt.admin, thing, bolt.admin)).status).toBe(404);
      expect((await ask(acme.member, 'GET', `${thing}/assignees`)).status).toBe(403);
      expect((await assign(acme.member, thing, staff)).status).toBe(403);
    }
  });

  it('are a list of work, what was assigned first on top', async () => {
    const all = [
      `tryset ${acme.trysetId}`,
      `tryset_item ${acme.itemId}`,
      `stock_item ${acme.stockIds[0]}`,
      `product ${acme.productId}`,
    ];
    expect(await workOf(staff)).toEqual(all);
    expect(await workOf(colleague)).toEqual(all);
    expect(await workOf(acme.admin)).toEqual([]);
    expect(await workOf(acme.admin, `?account_id=${colleague.id}`)).toEqual(all);
    expect(await workOf(bolt.admin, `?account_id=${colleague.id}`)).toEqual([]);
    const { body } = await ask(staff, 'GET', '/v1/assignments?limit=1&offset=3');
    expect(body.data[0]).toMatchObject({
      ...{ kind: 'product', title: expect.stringContaining('acme'), status: expect.any(String) },
      ...{ account: { label: 'staff', id: staff.id }, by: { label: 'staff', id: staff.id } },
    });
  });

  it('end when it is done, and go with the thing', async () => {
    const [tryset = '', item = '', garment = ''] = of(acme);
    expect((await done(staff, tryset)).status).toBe(200);
    expect((await done(staff, tryset)).status).toBe(200);
    expect(await assigneesOf(staff, tryset)).toEqual([[acme.brandId, colleague.id]]);
    expect((await assign(colleague, item, acme.admin)).status).toBe(200);
    expect(await workOf(acme.admin)).toEqual([`tryset_item ${acme.itemId}`]);
    const spare = `/v1/stocks/${acme.stockIds[1]}`;
    expect((await assign(staff, spare, staff)).status).toBe(200);
    expect((await ask(staff, 'DELETE', spare)).status).toBe(200);
    expect(await workOf(staff)).not.toContain(`stock_item ${acme.stockIds[1]}`);
    expect(await workOf(staff)).toContain(`stock_item ${garment.split('/').at(-1)}`);
  });

  it('name somebody of the own party who works here', async () => {
    const [thing = ''] = of(bolt);
    const codeOf = async (caller: Caller, to: Caller) => (await assign(caller, thing, to)).body.errorCode;
    expect(await codeOf(staff, bolt.admin)).toBe('assignment.not_of_party');
    expect(await codeOf(bolt.admin, staff)).toBe('assignment.not_of_party');
    expect(await codeOf(bolt.admin, colleague)).toBe('assignment.not_of_party');
    expect(await codeOf(staff, { ...staff, id: 987_654 })).toBe('assignment.unknown_account');
  });

  it('stand in the history of the thing, for those whose affair it is', async () => {
    // A product's history tells of nothing else.
    const thing = of(acme).at(-1) ?? '';
    const typesOf = async (caller: Caller) =>
      (await ask(caller, 'GET', `${thing}/history?types=Assigned,Unassigned`)).body;
    const forStaff = await typesOf(staff);
    expect(forStaff.data.map(({ type }: { type: string }) => type)).toEqual(['Assigned', 'Assigned']);
    expect(forStaff.names).toMatchObject({ [`brand_admin-${colleague.id}`]: 'acme.second' });
    const forBrand = await typesOf(acme.admin);
    expect(forBrand.data.map(({ data }: { data: { brandId: number } }) => data.brandId)).toEqual([
      acme.brandId,
    ]);
  });
});
