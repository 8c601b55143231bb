import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { member } from '#domain/members/member.ts';
import { readStream } from '#event-store/load.ts';
import type { Caller } from '#http/caller.ts';
import { staff } from '../testing/house.ts';
import { type TestWriteSide, testWriteSide } from '../testing/write-side.ts';

/** A fake list with more than one page, and the requests for it. */
const asked: string[] = [];
const rows = Array.from({ length: 1_120 }, (_, index) => ({ id: index + 1 }));
let side: TestWriteSide;
beforeAll(async () => {
  side = await testWriteSide({
    social: { kakao: async () => '4711' },
    reads: {
      get: async (path) => {
        asked.push(path);
        const url = new URL(path, 'http://reads');
        if (url.pathname !== '/v1/looks') return {};
        const [offset, limit] = ['offset', 'limit'].map((name) => Number(url.searchParams.get(name)));
        const data = rows.slice(offset, (offset ?? 0) + (limit || 20));
        return { count: rows.length, length: data.length, next: null, previous: null, data };
      },
    },
  });
});
afterAll(() => side.close());

async function exported(caller: Caller, key?: string) {
  const { token } = await side.deps.tokens.sign(caller);
  const response = await side.app.inject({
    url: '/v1/users/self/export',
    headers: { authorization: `Bearer ${token}`, ...(key !== undefined && { 'idempotency-key': key }) },
  });
  expect(response.statusCode).toBe(200);
  const files = unzipSync(response.rawPayload);
  return (name: string) => JSON.parse(Buffer.from(files[`${name}.json`] ?? []).toString());
}

test('unseals the history, exports whole lists, and counts each export', async () => {
  const { body } = await side.call(staff, 'POST', '/v1/users', { username: 'hana', role: 'curator' });
  const hana: Caller = { label: 'user', id: body.id, name: 'hana' };
  const linked = await side.call(hana, 'POST', '/v1/users/self/social', { provider: 'kakao', token: 'x' });
  expect(linked.status).toBe(200);
  const file = await exported(hana, 'once');
  expect(file('history')).toMatchObject([
    { type: 'MemberRegistered', personal: { username: 'hana' } },
    { type: 'MemberSocialLinked', provider: 'kakao', account: '4711' },
    { type: 'MemberDataExported', by: 'user' },
  ]);
  expect(JSON.stringify(file('history'))).not.toContain('s1.');
  expect(file('looks')).toEqual(rows);
  const pages = asked.filter((path) => path.startsWith('/v1/looks'));
  expect(pages).toEqual(['/v1/looks', ...[20, 520, 1_020].map((at) => `/v1/looks?limit=500&offset=${at}`)]);

  await exported(hana, 'once');
  const types = await Array.fromAsync(
    readStream(side.deps.streams.client, `user-${body.id}`),
    ({ type }) => type,
  );
  expect(types.filter((type) => type === 'MemberDataExported')).toHaveLength(2);
  expect((await side.deps.streams.refresh(member, body.id)).state.status).toBe('registered');
});
