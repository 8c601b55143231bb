import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Ask, asker } from '#test/ask.ts';
import { staff, type TestServer, testServer } from '#test/server.ts';
import { givenHouse, type House } from '../testing/house.ts';

let server: TestServer;
let ask: Ask;
let house: House;
const path = '/v1/saved-replies';
const reply = {
  title: 'Late parcel',
  text_en: 'Hello {asker}, question {number}.',
  text_ko: '{asker}님, 안녕하세요.',
  text_ja: '{asker}様',
};

beforeAll(async () => {
  server = await testServer();
  ask = asker(server);
  house = await givenHouse({ call: ask }, 'replying');
});
afterAll(() => server?.close());

test('staff keep a reply: they save it, find it, change it and remove it', async () => {
  const made = await ask(staff, 'POST', path, reply, { 'idempotency-key': 'one reply' });
  expect(made.status, made.text).toBe(201);
  const again = await ask(staff, 'POST', path, reply, { 'idempotency-key': 'one reply' });
  expect(again.body.id).toBe(made.body.id);
  const { id, revision } = made.body;
  const found = await ask(staff, 'GET', `${path}?q=question`);
  expect(found.body.data).toMatchObject([{ id, title: 'Late parcel', textKo: '{asker}님, 안녕하세요.' }]);
  const changed = { title: 'Late' };
  expect((await ask(staff, 'PATCH', `${path}/${id}`, changed, { 'if-match': `"${revision}"` })).status).toBe(
    200,
  );
  // A second person saw the reply before that change.
  const late = await ask(
    staff,
    'PATCH',
    `${path}/${id}`,
    { title: 'Later' },
    { 'if-match': `"${revision}"` },
  );
  expect(late.status).toBe(412);
  const { body: history } = await ask(staff, 'GET', `${path}/${id}/history`);
  expect(history.data.map(({ type }: { type: string }) => type)).toEqual([
    'SavedReplyRevised',
    'SavedReplyRegistered',
  ]);
  expect((await ask(staff, 'DELETE', `${path}/${id}`)).status).toBe(200);
  expect((await ask(staff, 'GET', `${path}?ids=${id}`)).body.count).toBe(0);
  expect((await ask(staff, 'PATCH', `${path}/${id}`, changed)).status).toBe(404);
});

test('a placeholder that nobody fills in is refused, in a new text and in a changed one', async () => {
  const refused = await ask(staff, 'POST', path, { ...reply, text_ja: '{name}様' });
  expect([refused.status, refused.body.errorCode, refused.body.detail]).toEqual([
    422,
    'saved_reply.placeholder_unknown',
    { placeholder: 'name' },
  ]);
  const { id } = (await ask(staff, 'POST', path, reply)).body;
  const changed = await ask(staff, 'PATCH', `${path}/${id}`, { text_en: 'Hello {}' });
  expect(changed.body.errorCode).toBe('saved_reply.placeholder_unknown');
  expect((await ask(staff, 'POST', path, { ...reply, text_en: '   ' })).status).toBe(400);
  expect((await ask(staff, 'POST', path, { ...reply, text_en: 'x'.repeat(4001) })).status).toBe(400);
});

test('brands and members see and keep none', async () => {
  for (const caller of [house.admin, house.member]) {
    expect((await ask(caller, 'GET', path)).status).toBe(403);
    expect((await ask(caller, 'POST', path, reply)).status).toBe(403);
  }
});
