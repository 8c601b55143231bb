import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inboxMessage } from '#domain/inbox/message.ts';
import type { InboxMessageEvent } from '#domain/inbox/message-events.ts';
import { headPosition } from '#event-store/load.ts';
import { readLog } from '#event-store/read-log.ts';
import { asEvent } from '#event-store/stored-event.ts';
import type { Caller, MemberCaller } from '#http/caller.ts';
import { staff } from '../testing/house.ts';
import { type TestWriteSide, testWriteSide } from '../testing/write-side.ts';

const text = { title: 'Hours', description: 'Closed on Monday' };
const texts = { ko: text, en: text, ja: text };
const url = '/v1/inbox';

let side: TestWriteSide;
beforeAll(async () => {
  side = await testWriteSide();
});
afterAll(() => side.close());

async function newMember(): Promise<MemberCaller> {
  const name = `m${randomUUID().slice(0, 12)}`;
  const { body } = await side.call(staff, 'POST', '/v1/users', { username: name, role: 'normal' });
  return { label: 'user', id: body.id, name };
}

/** The messages of a member, by the log. */
async function messagesOf(userId: number) {
  const found: { id: number; templateCode: string }[] = [];
  const { client } = side.deps.streams;
  for await (const page of readLog(client, { until: await headPosition(client) })) {
    for (const stored of page) {
      const { type, data } = asEvent<InboxMessageEvent>(stored);
      if (type !== 'InboxMessageSent' || data.userId !== userId) continue;
      found.push({ id: data.inboxMessageId, templateCode: data.templateCode });
    }
  }
  return found;
}
const stateOf = async (id: number) => (await side.deps.streams.refresh(inboxMessage, id)).state;

async function aMessage(member: MemberCaller): Promise<number> {
  const body = { delta: 500, type: 'curator_event', message: 'welcome' };
  expect((await side.call(staff, 'POST', `/v1/users/${member.id}/points`, body)).status).toBeLessThan(300);
  await expect.poll(() => messagesOf(member.id), { interval: 100 }).toHaveLength(1);
  return (await messagesOf(member.id))[0]?.id ?? 0;
}

const act = (caller: Caller, id: number, action: string) =>
  side.call(caller, 'POST', `${url}/${id}/actions/${action}`, {});

test('given points tell their member, who displays and confirms the message', async () => {
  const member = await newMember();
  const id = await aMessage(member);
  expect(await stateOf(id)).toMatchObject({ templateCode: 'points_given', pointAmount: 500, status: 'idle' });
  expect(await act(member, id, 'display')).toMatchObject({ status: 200, body: { status: 'idle' } });
  expect((await act(member, id, 'display')).body.isUnchanged).toBe(true);
  // It asks nothing, so it cannot be denied.
  expect((await act(member, id, 'deny')).body.errorCode).toBe('inbox_message.transition_not_allowed');
  expect((await act(member, id, 'confirm')).body.status).toBe('confirmed');
  expect((await act(member, id, 'confirm')).body.isUnchanged).toBe(true);
});

test('nobody else acts on a message', async () => {
  const member = await newMember();
  const id = await aMessage(member);
  const admin: Caller = {
    label: 'brand_admin',
    id: 4,
    name: 'Lee',
    brandId: 1,
    brand: { name: 'A', nameKo: null },
  };
  for (const action of ['display', 'confirm', 'deny']) {
    for (const caller of [await newMember(), staff, admin]) {
      expect((await act(caller, id, action)).status).toBe(404);
    }
  }
  expect(await stateOf(id)).toMatchObject({ status: 'idle', isDisplayed: false });
});

test('a notice is previewed, and confirmed it reaches each member once', async () => {
  const members = [await newMember(), await newMember()];
  const ids = members.map(({ id }) => id);
  const send = (more: object, headers = {}) =>
    side.call(staff, 'POST', `${url}/notices`, { ids, texts, ...more }, headers);
  expect(await send({})).toMatchObject({
    status: 200,
    body: { isPreview: true, memberCount: 2, notice: null },
  });
  for (const { id } of members) expect(await messagesOf(id)).toEqual([]);
  const key = { 'idempotency-key': randomUUID() };
  const sent = await send({ confirm: true }, key);
  expect(sent).toMatchObject({
    status: 201,
    body: { isPreview: false, memberCount: 2, notice: { status: 'sent' } },
  });
  expect((await send({ confirm: true }, key)).body).toEqual(sent.body);
  for (const { id } of members) {
    await expect
      .poll(() => messagesOf(id), { interval: 100, timeout: 10_000 })
      .toMatchObject([{ templateCode: 'notice' }]);
  }
});

test('refuses notices to unknown members, to none, and by others than staff with daily work', async () => {
  const member = await newMember();
  const send = (caller: Caller, body: object) =>
    side.call(caller, 'POST', `${url}/notices`, { texts, ...body });
  expect((await send(staff, { ids: [99_999] })).body.errorCode).toBe('user.not_found');
  expect((await send(staff, {})).status).toBe(400);
  expect((await send(staff, { ids: [member.id], filter: {}, expected_count: 1 })).status).toBe(400);
  expect((await send(staff, { filter: { q: 'x' } })).status).toBe(400);
  expect((await send({ ...staff, roles: ['auditor'] }, { ids: [member.id] })).status).toBe(403);
  expect((await send(member, { ids: [member.id] })).status).toBe(403);
});
