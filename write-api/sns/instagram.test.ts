import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Given, standIn } from '../testing/stand-in.ts';
import { instagramFacts } from './instagram.ts';
import { instagramRefusal } from './testing/instagram.ts';

const postedAt = '2026-03-20T00:00:00.000Z';
let instagram: Awaited<ReturnType<typeof standIn>>;
beforeAll(async () => {
  instagram = await standIn(() => ({ body: {} }));
});
beforeEach(() => {
  instagram.asked.length = 0;
});
afterAll(() => instagram.close());

const link = 'https://www.instagram.com/mina.looks/p/C7abc/';
const facts = (of = link) =>
  instagramFacts(
    { url: `${instagram.url}/v24.0`, loginUrl: '', userId: '1784', token: 'secret-token' },
    { snsType: 'Instagram', link: of, postedAt },
  );

const media = (code: string, day = 19, counts: object = {}) => ({
  id: code,
  permalink: `https://www.instagram.com/p/${code}/`,
  timestamp: `2026-03-${String(day).padStart(2, '0')}T08:00:00+0000`,
  ...counts,
});

function page(data: object[], after?: string): Given {
  const paging = after === undefined ? {} : { paging: { cursors: { after } } };
  return { body: { business_discovery: { followers_count: 8_200, media: { data, ...paging }, id: '9' } } };
}

test('finds a post among those of its account, page by page', async () => {
  const tokens = new Set<unknown>();
  instagram.answer(({ search }, { headers }) => {
    tokens.add(headers.authorization);
    return decodeURIComponent(search).includes('.after(next)')
      ? page([media('C7abc', 18, { like_count: 210, comments_count: 9 })])
      : page([media('D1'), media('D2')], 'next');
  });
  expect(await facts()).toStrictEqual({
    isValid: true,
    isDeleted: false,
    isMarkedPaid: null,
    like: 210,
    comment: 9,
    view: null,
    followers: 8_200,
  });
  expect(tokens).toStrictEqual(new Set(['Bearer secret-token']));
  expect(instagram.asked[0]).toBe(
    '/v24.0/1784?fields=business_discovery.username(mina.looks){followers_count,' +
      'media.limit(50){permalink,timestamp,like_count,comments_count}}',
  );
});

test('leaves hidden likes unknown', async () => {
  instagram.answer(() => page([media('C7abc', 19, { comments_count: 9 })]));
  expect(await facts()).toMatchObject({ like: null, comment: 9 });
});

test('counts a post as deleted if it is not among those of the last two weeks, without reading older ones', async () => {
  instagram.answer(() => page([media('D1'), media('D2', 1)], 'next'));
  expect(await facts()).toMatchObject({ isDeleted: true });
  expect(instagram.asked).toHaveLength(1);
});

test('knows nothing about an account with more posts than it reads', async () => {
  instagram.answer(() => page([media('D1'), media('D2')], 'next'));
  expect(await facts()).toMatchObject({ isValid: true, isDeleted: null, like: null });
  expect(instagram.asked).toHaveLength(6);
});

test('knows nothing about a private account, or one that the address does not name', async () => {
  instagram.answer(() => instagramRefusal(400, 110));
  expect(await facts()).toMatchObject({ isValid: true, isDeleted: null, followers: null });
  instagram.asked.length = 0;
  expect(await facts('https://www.instagram.com/p/C7abc/')).toMatchObject({ isDeleted: null });
  expect(await facts('https://www.instagram.com/mina.looks/')).toMatchObject({ isValid: false });
  expect(instagram.asked).toStrictEqual([]);
});

const usage = JSON.stringify({
  1784: [{ type: 'instagram', call_count: 100, estimated_time_to_regain_access: 7 }],
});
const refusals: [string, Given, string, number | null][] = [
  ['an expired token', instagramRefusal(400, 190), 'not_authorized', null],
  ['too many calls', instagramRefusal(400, 4), 'rate_limited', null],
  ['status 429', instagramRefusal(429, 1, { 'retry-after': '30' }), 'rate_limited', 30_000],
  [
    'a business limit with the minutes until access returns',
    instagramRefusal(400, 80_002, { 'x-business-use-case-usage': usage }),
    'rate_limited',
    420_000,
  ],
  ['a fault of the service', instagramRefusal(500, 2), 'unreachable', null],
  ['an unknown error', instagramRefusal(400, 100), 'unreadable', null],
  ['an unknown format', { body: { id: '1784' } }, 'unreadable', null],
];

test.each(refusals)('names the cause of a failure: %s', async (_, given, problem, retryAfterMs) => {
  instagram.answer(() => given);
  const failure = await facts().catch((error: unknown) => error);
  expect(failure).toMatchObject({ name: 'SnsFailure', problem, retryAfterMs });
  expect(String(failure)).not.toContain('secret-token');
});
