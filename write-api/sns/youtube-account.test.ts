import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { noFigures } from '#domain/members/sns-account.ts';
import { type Given, standIn } from '../testing/stand-in.ts';
import type { Account } from './sns.ts';
import { minaChannel, youtubeChannel, youtubeRefusal } from './testing/youtube.ts';
import { youtubeChannel as channelNamed, youtubeAccount, youtubeOwner } from './youtube-account.ts';

const keys: unknown[] = [];
let youtube: Awaited<ReturnType<typeof standIn>>;
beforeAll(async () => {
  youtube = await standIn(youtubeChannel());
});
beforeEach(() => {
  youtube.asked.length = 0;
  keys.length = 0;
});
afterAll(() => youtube.close());

function given(more: Record<string, Given> = {}) {
  const lists = youtubeChannel(more);
  youtube.answer((url, request, body) => {
    keys.push([request.headers['x-goog-api-key'], request.headers.authorization]);
    return lists(url, request, body);
  });
}

const options = () => ({ url: youtube.url, apiKey: 'secret-key' });
const mina: Account = { network: 'Youtube', username: 'mina', internalId: null, token: null };
const told = (account = mina) => youtubeAccount(options(), account);
const owner = () => youtubeOwner(options(), 'secret-word');
const channel = (more: object): Given => ({ body: { items: [{ ...minaChannel, ...more }] } });

const profile = {
  username: 'mina.looks',
  internalId: 'UCmina',
  title: 'Mina',
  description: 'Looks of Seoul',
};
const figures = {
  ...noFigures,
  followers: 12_300,
  isFollowerCountHidden: false,
  posts: 88,
  views: 901_000,
  averageLikes: 300,
  averageViews: 4_500.5,
  averageComments: 15.5,
  engagementRate: 2.57,
};
const noAverages = { averageLikes: null, averageViews: null, averageComments: null, engagementRate: null };

test('reads a channel and its newest videos by its handle', async () => {
  given();
  expect(await told()).toStrictEqual({ profile, figures });
  expect(keys).toStrictEqual(Array(3).fill(['secret-key', undefined]));
  expect(youtube.asked).toStrictEqual([
    '/youtube/v3/channels?part=snippet,statistics,contentDetails&forHandle=@mina',
    '/youtube/v3/playlistItems?part=contentDetails&playlistId=UUmina&maxResults=25',
    '/youtube/v3/videos?part=statistics&id=v1,v2',
  ]);
});

test('reads a channel by its id if that is known', async () => {
  given();
  expect(await told({ ...mina, internalId: 'UCmina', token: 'secret-word' })).toMatchObject({ profile });
  expect(youtube.asked[0]).toBe('/youtube/v3/channels?part=snippet,statistics,contentDetails&id=UCmina');
  expect(keys[0]).toStrictEqual(['secret-key', undefined]);
});

test('leaves hidden subscribers unknown, and the engagement rate too', async () => {
  const statistics = { subscriberCount: '0', hiddenSubscriberCount: true, videoCount: '88' };
  given({ channels: channel({ statistics }) });
  expect(await told()).toMatchObject({
    figures: {
      followers: null,
      isFollowerCountHidden: true,
      views: null,
      averageLikes: 300,
      engagementRate: null,
    },
  });
});

test.each([
  ['likes', { viewCount: '4000', commentCount: '15' }, { averageLikes: null, averageComments: 15 }],
  ['comments', { viewCount: '4000', likeCount: '300' }, { averageLikes: 300, averageComments: null }],
])('leaves %s that no video shows unknown, and the engagement rate too', async (_, statistics, averages) => {
  given({ videos: { body: { items: [{ statistics }] } } });
  expect(await told()).toMatchObject({ figures: { ...averages, averageViews: 4_000, engagementRate: null } });
});

test('names a channel without a handle by the requested name, or by its id', async () => {
  given({ channels: channel({ snippet: { title: 'Mina', description: '' } }) });
  expect(await told()).toMatchObject({ profile: { username: 'mina', title: 'Mina', description: null } });
  expect(await owner()).toMatchObject({ username: 'UCmina', internalId: 'UCmina' });
});

const without: [string, Given][] = [
  ['with a missing list', youtubeRefusal(404, 'playlistNotFound')],
  ['with an empty list', { body: { items: [] } }],
];

test.each(without)('a channel without videos, %s, has no averages', async (_, playlistItems) => {
  given({ playlistItems });
  expect(await told()).toStrictEqual({ profile, figures: { ...figures, ...noAverages } });
  expect(youtube.asked).toHaveLength(2);
});

const absent: [string, Given][] = [
  ['no list', { body: { kind: 'youtube#channelListResponse' } }],
  ['an empty list', { body: { items: [] } }],
  ['channelNotFound', youtubeRefusal(404, 'channelNotFound')],
];

test.each(absent)('a channel for which the API answers with %s is not found', async (_, channels) => {
  given({ channels });
  expect(await told()).toBeNull();
  expect(youtube.asked).toHaveLength(1);
});

test('names the owner of a token, by that token alone', async () => {
  given();
  expect(await owner()).toStrictEqual(profile);
  expect(keys).toStrictEqual([[undefined, 'Bearer secret-word']]);
  expect(youtube.asked).toStrictEqual(['/youtube/v3/channels?part=snippet&mine=true']);
});

test('a refused token has no owner, nor has one of a user without a channel', async () => {
  given({ channels: youtubeRefusal(401, 'authError') });
  expect(await owner()).toBeNull();
  given({ channels: { body: { kind: 'youtube#channelListResponse' } } });
  expect(await owner()).toBeNull();
});

const asking = { account: () => told(), owner };
const slow = { ...youtubeRefusal(429, 'rateLimitExceeded'), headers: { 'retry-after': '90' } };
const refusals: [keyof typeof asking, string, string, Given, number | null][] = [
  ['account', 'channels', 'rate_limited', slow, 90_000],
  ['account', 'playlistItems', 'rate_limited', youtubeRefusal(403, 'quotaExceeded'), 3_600_000],
  ['account', 'videos', 'rate_limited', slow, 90_000],
  ['account', 'channels', 'not_authorized', youtubeRefusal(401, 'authError'), null],
  ['account', 'channels', 'unreadable', { body: { items: [{ id: 'UCmina' }] } }, null],
  ['account', 'playlistItems', 'unreadable', { body: {} }, null],
  ['account', 'playlistItems', 'unreadable', youtubeRefusal(404, 'videoNotFound'), null],
  ['account', 'videos', 'unreadable', { body: { items: [{ id: 'v1' }] } }, null],
  ['owner', 'channels', 'rate_limited', slow, 90_000],
  ['owner', 'channels', 'not_authorized', youtubeRefusal(403, 'insufficientPermissions'), null],
  ['owner', 'channels', 'unreadable', { body: { items: [{ id: 'UCmina' }] } }, null],
];

test.each(refusals)('%s, %s: %s', async (what, list, problem, refusal, retryAfterMs) => {
  given({ [list]: refusal });
  const failure = await asking[what]().catch((error: unknown) => error);
  expect(failure).toMatchObject({ name: 'SnsFailure', problem, retryAfterMs });
  expect(String(failure)).not.toContain('secret');
});

test('finds a channel by its handle', async () => {
  given();
  expect(await channelNamed(options(), 'https://www.youtube.com/@Mina')).toStrictEqual(profile);
  expect(youtube.asked).toStrictEqual(['/youtube/v3/channels?part=snippet&forHandle=@mina']);
});

test('finds an older channel by its username, if no handle matches', async () => {
  youtube.answer(({ searchParams }) => ({
    body: { items: searchParams.has('forUsername') ? [minaChannel] : undefined },
  }));
  expect(await channelNamed(options(), 'MinaLooks')).toStrictEqual(profile);
  expect(youtube.asked).toStrictEqual([
    '/youtube/v3/channels?part=snippet&forHandle=@minalooks',
    '/youtube/v3/channels?part=snippet&forUsername=MinaLooks',
  ]);
});

test('finds no channel for a name that has none, and asks nothing for a text that is no name', async () => {
  youtube.answer(() => ({ body: {} }));
  expect(await channelNamed(options(), 'nobody')).toBeNull();
  youtube.asked.length = 0;
  expect(await channelNamed(options(), 'two words')).toBeNull();
  expect(youtube.asked).toStrictEqual([]);
});
