import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { noFigures } from '#domain/members/sns-account.ts';
import { type Given, standIn } from '../testing/stand-in.ts';
import { instagramAccount } from './instagram-account.ts';
import { instagramOwner } from './instagram-login.ts';
import type { Account } from './sns.ts';
import { followersBy, instagramRefusal, instagramServices, minaTold } from './testing/instagram.ts';

const tokens: unknown[] = [];
let instagram: Awaited<ReturnType<typeof standIn>>;
beforeAll(async () => {
  instagram = await standIn(instagramServices());
});
beforeEach(() => {
  instagram.asked.length = 0;
  tokens.length = 0;
});
afterAll(() => instagram.close());

function given(more: Record<string, Given> = {}) {
  const services = instagramServices(more);
  instagram.answer((url, request, body) => {
    tokens.push(request.headers.authorization);
    return services(url, request, body);
  });
}

const options = () => ({
  url: `${instagram.url}/v24.0`,
  loginUrl: `${instagram.url}/login/`,
  userId: '1784',
  token: 'secret-token',
});
const mina: Account = { network: 'Instagram', username: 'mina.looks', internalId: null, token: null };
const own = { ...mina, token: 'secret-word' };
const told = (account = mina) => instagramAccount(options(), account);
const owner = () => instagramOwner(options(), 'secret-word');

const internalId = '17841400000000001';
const profile = { username: 'mina.looks', internalId, title: 'Mina', description: 'Looks of Seoul' };
const shown = {
  ...noFigures,
  followers: 8_000,
  follows: 310,
  posts: 142,
  averageLikes: 200,
  averageComments: 10.5,
  engagementRate: 2.63,
};

test('reads an account’s public facts by its name', async () => {
  given();
  expect(await told()).toStrictEqual({ profile, figures: shown });
  expect(tokens).toStrictEqual(['Bearer secret-token']);
  expect(instagram.asked).toStrictEqual([
    '/v24.0/1784?fields=business_discovery.username(mina.looks){id,username,name,biography,followers_count,' +
      'follows_count,media_count,media.limit(25){like_count,comments_count}}',
  ]);
});

test('reads the followers by the own token, as shares of those that Instagram knows', async () => {
  given();
  expect(await told(own)).toStrictEqual({
    profile,
    figures: {
      ...shown,
      femaleRate: 66.67,
      groups: {
        ...noFigures.groups,
        nationality: [
          { group: 'KR', count: 6_000, rate: 80 },
          { group: 'JP', count: 1_500, rate: 20 },
        ],
        age: [
          { group: '18-24', count: 4_500, rate: 60 },
          { group: '25-34', count: 3_000, rate: 40 },
        ],
      },
    },
  });
  expect(new Set(tokens)).toStrictEqual(new Set(['Bearer secret-word']));
  const insights = '/login/me/insights?metric=follower_demographics&period=lifetime&metric_type=total_value';
  expect(instagram.asked.toSorted()).toStrictEqual([
    `${insights}&breakdown=age`,
    `${insights}&breakdown=country`,
    `${insights}&breakdown=gender`,
    '/login/me/media?fields=like_count,comments_count&limit=25',
    '/login/me?fields=user_id,username,name,biography,followers_count,follows_count,media_count',
  ]);
});

const me = (more: object): Record<string, Given> => ({
  '/login/me': { body: { ...minaTold, user_id: internalId, ...more } },
});

test('does not ask who the followers are if there are fewer than a hundred', async () => {
  given(me({ followers_count: 99 }));
  expect(await told(own)).toMatchObject({
    figures: { followers: 99, femaleRate: null, groups: noFigures.groups },
  });
  expect(instagram.asked.some((each) => each.includes('insights'))).toBe(false);
});

const nothing: [string, Given][] = [
  ['the answer is empty', { body: { data: [] } }],
  ['the breakdown is missing', { body: { data: [{ name: 'follower_demographics' }] } }],
  [
    'there are no groups',
    { body: { data: [{ total_value: { breakdowns: [{ dimension_keys: ['age'] }] } }] } },
  ],
  ['the member does not allow it', instagramRefusal(400, 10)],
  ['the member does not allow it any more', instagramRefusal(403, 200)],
];

test.each(nothing)('leaves the followers unknown if %s', async (_, insights) => {
  given({ '/login/me/insights': insights });
  expect(await told(own)).toStrictEqual({ profile, figures: shown });
});

test('reports a rate of zero, not unknown, if no woman is among the followers', async () => {
  given({ '/login/me/insights gender': followersBy('gender', { M: 300 }) });
  expect(await told(own)).toMatchObject({ figures: { femaleRate: 0 } });
});

test('leaves missing facts unknown', async () => {
  const bare = { business_discovery: { username: 'mina.looks', id: internalId } };
  given({ '/v24.0/1784': { body: bare } });
  expect(await told()).toStrictEqual({
    profile: { ...profile, title: null, description: null },
    figures: noFigures,
  });
  given({ '/v24.0/1784': { body: { business_discovery: { ...minaTold, id: '9', followers_count: 0 } } } });
  expect(await told()).toMatchObject({ figures: { followers: 0, averageLikes: null, engagementRate: null } });
});

test('does not find a private or missing account', async () => {
  given({ '/v24.0/1784': instagramRefusal(400, 110) });
  expect(await told()).toBeNull();
});

const gone: [string, Given][] = [
  ['expired', instagramRefusal(400, 190)],
  ['belongs to an ended session', instagramRefusal(400, 102)],
  ['is invalid', instagramRefusal(401, 1)],
];

test.each(gone)('a token that %s gives no followers; the public facts are still read', async (_, refusal) => {
  given({ '/login/me': refusal });
  expect(await told(own)).toStrictEqual({ profile, figures: shown });
  expect(tokens).toStrictEqual(['Bearer secret-word', 'Bearer secret-token']);
  expect(await owner()).toBeNull();
});

test('a token that is refused midway gives no followers either', async () => {
  given({ '/login/me/insights age': instagramRefusal(400, 190) });
  expect(await told(own)).toStrictEqual({ profile, figures: shown });
});

test('ignores the token of another account, even one that had this name before', async () => {
  given(me({ username: 'jun', user_id: '7' }));
  expect(await told({ ...own, internalId })).toStrictEqual({ profile, figures: shown });
  given(me({ username: 'mina.new' }));
  expect(await told({ ...own, internalId })).toMatchObject({ profile: { username: 'mina.new' } });
});

test('names the owner of a token', async () => {
  given();
  expect(await owner()).toStrictEqual(profile);
  expect(tokens).toStrictEqual(['Bearer secret-word']);
});

const asking = { 'by name': () => told(), 'by token': () => told(own), 'whose token': owner };
const refusals: [keyof typeof asking, string, string, Given, number | null][] = [
  ['by name', '/v24.0/1784', 'rate_limited', instagramRefusal(429, 4, { 'retry-after': '30' }), 30_000],
  ['by name', '/v24.0/1784', 'not_authorized', instagramRefusal(400, 190), null],
  ['by name', '/v24.0/1784', 'unreadable', { body: { id: '1784' } }, null],
  ['by name', '/v24.0/1784', 'unreachable', instagramRefusal(500, 2), null],
  ['by token', '/login/me', 'rate_limited', instagramRefusal(400, 4, { 'retry-after': '30' }), 30_000],
  ['by token', '/login/me', 'unreadable', { body: { data: [] } }, null],
  ['by token', '/login/me/media', 'unreadable', { body: {} }, null],
  ['by token', '/login/me/insights', 'unreadable', { body: {} }, null],
  ['by token', '/login/me/insights', 'rate_limited', instagramRefusal(400, 80_002), null],
  ['by token', '/login/me/insights', 'unreadable', instagramRefusal(400, 100), null],
  ['whose token', '/login/me', 'rate_limited', instagramRefusal(429, 4, { 'retry-after': '30' }), 30_000],
  ['whose token', '/login/me', 'unreadable', { body: { username: 'mina.looks' } }, null],
];

test.each(refusals)('%s, %s: %s', async (how, path, problem, refusal, retryAfterMs) => {
  given({ [path]: refusal });
  const failure = await asking[how]().catch((error: unknown) => error);
  expect(failure).toMatchObject({ name: 'SnsFailure', problem, retryAfterMs });
  expect(String(failure)).not.toContain('secret');
});
