import { afterAll, beforeAll, expect, it } from 'vitest';
import type { MessageDescription } from '#domain/inbox/message-events.ts';
import { inboxTemplates, type TemplateCode } from '#domain/inbox/templates.ts';
import type { Caller } from '#http/caller.ts';
import { inboxMessagesProjection, inboxNoticesProjection } from '#projections/inbox/projection.ts';
import { inboxMessagesTable, inboxNoticesTable } from '#projections/inbox/tables.ts';
import { membersTable } from '#projections/members/tables.ts';
import { foldAll } from '#projections/testing/folding.ts';
import { insertRows } from '../testing/insert.ts';
import { userRow } from '../testing/rows.ts';
import { adminA, openTestModels, staff, type TestModels } from '../testing/test-models.ts';
import { insertTwoBrands } from '../testing/two-brands.ts';

const on = '2026-03-10';
const mina: Caller = { label: 'user', id: 1051, name: 'mina' };
const yui: Caller = { label: 'user', id: 1052, name: 'yui' };
const text = (language: string) => ({ title: `Hours ${language}`, description: `Closed ${language}` });
const codes = Object.keys(inboxTemplates) as TemplateCode[];

let models: TestModels;
beforeAll(async () => {
  models = await openTestModels();
  const { pool } = models;
  await insertTwoBrands(pool);
  await insertRows(pool, membersTable, [userRow({ id: 1051 }), userRow({ id: 1052, regionId: 'JAPAN' })]);
  const texts = { ko: text('ko'), en: text('en'), ja: text('ja') };
  const notice = foldAll(inboxNoticesProjection, 'inbox_notice-4', [
    { event: { type: 'InboxNoticeSent', data: { inboxNoticeId: 4, texts, userIds: [1051] } }, on },
  ]);
  await insertRows(pool, inboxNoticesTable, notice === null ? [] : [notice]);
  // Each member has one message of each template.
  const rows = [1051, 1052].flatMap((userId) =>
    codes.flatMap((templateCode, index) => {
      const { variant, about: kind } = inboxTemplates[templateCode];
      const id = userId * 100 + index;
      const data: MessageDescription = {
        inboxMessageId: id,
        userId,
        templateCode,
        variant,
        about: kind === null ? null : { kind, id: 4 },
        pointAmount: 5_000,
      };
      return (
        foldAll(inboxMessagesProjection, `inbox_message-${id}`, [
          { event: { type: 'InboxMessageSent', data }, on },
        ]) ?? []
      );
    }),
  );
  await insertRows(pool, inboxMessagesTable, rows);
});
afterAll(() => models.close());

it('a member reads its own messages, each rendered in the language of its region', async () => {
  for (const [caller, script, notice] of [
    [mina, /[가-힣]/, 'Hours ko'],
    [yui, /[ぁ-んァ-ン一-龯]/, 'Hours ja'],
  ] as const) {
    const { body } = await models.get(caller, '/v1/inbox?limit=50');
    expect(body.count).toBe(codes.length);
    for (const message of body.data) {
      expect(message.userId).toBe(caller.id);
      expect(message.tag, message.templateCode).toMatch(script);
      expect(`${message.title} ${message.description}`).not.toMatch(/undefined|null|\$\{/);
      if (message.templateCode === 'notice') expect(message.title).toBe(notice);
      else expect(message.title, message.templateCode).toMatch(script);
    }
  }
});

it('filters by status, type and whether the member has seen it', async () => {
  const typesFor = async (query: string) =>
    (await models.get(mina, `/v1/inbox?limit=50&${query}`)).body.data.map(
      ({ type }: { type: string }) => type,
    );
  expect(new Set(await typesFor('types=issue_point'))).toEqual(new Set(['issue_point']));
  expect(await typesFor('status=confirmed')).toEqual([]);
  expect(await typesFor('is_displayed=false&status=idle')).toHaveLength(codes.length);
});

it('names the page that a message opens, the points, and the actions of the member', async () => {
  const { body } = await models.get(mina, '/v1/inbox?types=issue_point&order=id');
  expect(body.data).toMatchObject([
    { action: { type: 'path', value: '/looks/4', id: 4 }, pointAmount: 5_000, confirmAction: null },
    { action: { type: 'path', value: '/points', id: null }, title: '5,000 포인트가 적립되었어요' },
    { action: { type: 'path', value: '/cash', id: null }, title: '현금이 지급되었습니다' },
  ]);
  const names = body.data[0].actions.map(({ name }: { name: string }) => name);
  expect(names.toSorted()).toEqual(['confirm', 'deny', 'display']);
});

it('shows messages to nobody else but staff', async () => {
  expect((await models.get(yui, '/v1/inbox/105100')).status).toBe(404);
  expect((await models.get(mina, '/v1/inbox/105100')).status).toBe(200);
  expect((await models.get(adminA, '/v1/inbox')).status).toBe(403);
  expect((await models.get(staff, '/v1/inbox?user_id=1052')).body.count).toBe(codes.length);
  expect((await models.get(mina, '/v1/inbox?user_id=1052')).body.count).toBe(0);
  expect((await models.get(mina, '/v1/users/1052/inbox')).status).toBe(403);
  expect((await models.get(adminA, '/v1/users/1052/inbox')).status).toBe(403);
  expect((await models.get(staff, '/v1/users/1052/inbox')).body.count).toBe(codes.length);
  expect((await models.get(staff, '/v1/users/999999/inbox')).status).toBe(404);
});
