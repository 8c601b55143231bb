import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from '#http/caller.ts';
import { eventually } from '#server/testing/eventually.ts';
import { type Ask, asker } from '#test/ask.ts';
import { staff, type TestServer, testServer } from '#test/server.ts';
import { givenHouse, type House } from '#write-api/testing/house.ts';

let server: TestServer;
let ask: Ask;
let house: House;
/** Two accounts of staff that really exist: only such accounts are assignees. */
let first: Caller;
let second: Caller;

const tickets = '/v1/support-tickets';

/** The token of the letter that invites an address. */
async function tokenFor(address: string): Promise<string> {
  const look = async () => {
    const { data } = (await ask(staff, 'GET', '/v1/outbox?limit=500')).body;
    const letter = data.find(({ to }: { to: string }) => to === address);
    return /\/activate#([\w-]{43})/.exec(letter?.text ?? '')?.[1] ?? '';
  };
  return eventually(look, (token) => token !== '');
}

async function hired(username: string, name: string): Promise<Caller> {
  const body = { username, name, email: `${username}@house.kr`, roles: ['operator'] };
  const answer = await ask({ ...staff, roles: ['owner'] } as Caller, 'POST', '/v1/staff', body);
  expect(answer.status, answer.text).toBe(201);
  const activated = { token: await tokenFor(body.email), password: 'chosen-by-myself-7' };
  expect((await ask(staff, 'POST', '/v1/auth/brand-activate', activated)).status).toBe(200);
  return { label: 'staff', id: answer.body.id, name: username, roles: ['operator'] };
}

async function opened(by: Caller): Promise<number> {
  const answer = await ask(by, 'POST', tickets, { title: 'A late parcel', text: 'Where is it?' });
  expect(answer.status, answer.text).toBe(201);
  return answer.body.id;
}
const assign = (by: Caller, id: number, to: number | null, former: number | null) =>
  ask(by, 'POST', `${tickets}/${id}/actions/assign`, { staff_id: to, former_staff_id: former });
const shown = async (by: Caller, id: number) => (await ask(by, 'GET', `${tickets}/${id}`)).body;
async function found(by: Caller, query: string): Promise<number[]> {
  const { body } = await ask(by, 'GET', `${tickets}?${query}`);
  return body.data.map(({ id }: { id: number }) => id);
}

beforeAll(async () => {
  server = await testServer();
  ask = asker(server);
  house = await givenHouse({ call: ask }, 'assigning');
  first = await hired('first.colleague', 'Kim Colleague');
  second = await hired('second.colleague', 'Lee Colleague');
});
afterAll(() => server?.close());

test('a question is assigned, passed on, kept by its closing, and given back', async () => {
  const id = await opened(house.admin);
  expect((await shown(staff, id)).assignee).toBe(null);
  expect((await assign(staff, id, first.id, null)).body.status).toBe('opened');
  expect((await shown(staff, id)).assignee).toEqual({ id: first.id, name: 'Kim Colleague' });
  // A second click changes nothing.
  expect((await assign(staff, id, first.id, null)).body.isUnchanged).toBe(true);
  expect((await assign(first, id, second.id, first.id)).status).toBe(200);
  await ask(staff, 'POST', `${tickets}/${id}/close`);
  expect(await shown(staff, id)).toMatchObject({ status: 'closed', assignee: { id: second.id } });
  expect((await assign(second, id, null, second.id)).status).toBe(200);
  expect((await shown(staff, id)).assignee).toBe(null);
  const history = (await ask(staff, 'GET', `${tickets}/${id}/history`)).body.data;
  const assigned = history.filter(({ type }: { type: string }) => type === 'SupportTicketAssigned');
  expect(assigned.map(({ data }: { data: object }) => data)).toEqual([
    { staffId: null },
    { staffId: second.id },
    { staffId: first.id },
  ]);
});

test('of two who assign at once, the second is told who was assigned', async () => {
  const id = await opened(house.admin);
  const answers = await Promise.all([assign(first, id, first.id, null), assign(second, id, second.id, null)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const winner = answers[0]?.status === 200 ? first.id : second.id;
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
    errorCode: 'support_ticket.assigned_meanwhile',
    detail: { staffId: winner },
  });
  expect((await shown(staff, id)).assignee.id).toBe(winner);
});

test('only existing staff are assigned, by staff with daily work, and the asker does not learn to whom', async () => {
  const id = await opened(house.admin);
  const unknown = await assign(staff, id, 999_999_999, null);
  expect([unknown.status, unknown.body.errorCode]).toEqual([422, 'support_ticket.assignee_unknown']);
  expect((await assign({ ...first, roles: ['auditor'] } as Caller, id, first.id, null)).status).toBe(403);
  expect((await assign(house.admin, id, first.id, null)).status).toBe(403);
  expect((await assign(staff, id, first.id, null)).status).toBe(200);
  expect((await shown(house.admin, id)).assignee).toBe(null);
  for (const query of [`staff_id=${first.id}`, 'is_assigned=true', 'is_assigned=false', 'is_mine=false'])
    expect(await found(house.admin, query), query).toEqual([]);
});

test('the list knows mine, those of a person, and those of nobody', async () => {
  const mine = await opened(house.admin);
  const theirs = await opened(house.admin);
  const free = await opened(house.admin);
  await assign(staff, mine, first.id, null);
  await assign(staff, theirs, second.id, null);
  const ids = `ids=${mine},${theirs},${free}`;
  expect(await found(first, `${ids}&is_mine=true`)).toEqual([mine]);
  expect(await found(first, `${ids}&is_mine=false`)).toEqual([free, theirs]);
  expect(await found(first, `${ids}&staff_id=${second.id}`)).toEqual([theirs]);
  expect(await found(first, `${ids}&is_assigned=true`)).toEqual([theirs, mine]);
  expect(await found(first, `${ids}&is_assigned=false`)).toEqual([free]);
});
