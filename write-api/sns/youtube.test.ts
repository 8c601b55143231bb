import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Given, standIn } from '../testing/stand-in.ts';
import { noVideo, youtubeRefusal, youtubeVideo } from './testing/youtube.ts';
import { youtubeFacts } from './youtube.ts';

let youtube: Awaited<ReturnType<typeof standIn>>;
beforeAll(async () => {
  youtube = await standIn(noVideo);
});
beforeEach(() => {
  youtube.asked.length = 0;
});
afterAll(() => youtube.close());

const facts = (link = 'https://youtu.be/dQw4w9WgXcQ') =>
  youtubeFacts(
    { url: youtube.url, apiKey: 'secret-key' },
    { snsType: 'Youtube', link, postedAt: '2026-03-02T00:00:00.000Z' },
  );

test('reads the API’s counts, and sends the key in a header', async () => {
  const keys = new Set<unknown>();
  const video = youtubeVideo(
    { viewCount: '8401', likeCount: '310', commentCount: '12' },
    { paidProductPlacementDetails: { hasPaidProductPlacement: true } },
  );
  youtube.answer((url, request, body) => {
    keys.add(request.headers['x-goog-api-key']);
    return video(url, request, body);
  });
  expect(await facts()).toStrictEqual({
    isValid: true,
    isDeleted: false,
    isMarkedPaid: true,
    like: 310,
    comment: 12,
    view: 8401,
    followers: 12_300,
  });
  expect(keys).toStrictEqual(new Set(['secret-key']));
  expect(youtube.asked).toStrictEqual([
    '/youtube/v3/videos?part=snippet,statistics,paidProductPlacementDetails&id=dQw4w9WgXcQ',
    '/youtube/v3/channels?part=statistics&id=UC1',
  ]);
});

test('leaves hidden counts unknown instead of zero', async () => {
  youtube.answer(youtubeVideo({ viewCount: '5' }));
  expect(await facts()).toMatchObject({ like: null, comment: null, view: 5, isMarkedPaid: null });
});

test('counts an unlisted video as deleted, and does not ask about an address without a video', async () => {
  youtube.answer(noVideo);
  expect(await facts()).toMatchObject({ isDeleted: true, isValid: false });
  youtube.asked.length = 0;
  expect(await facts('https://www.youtube.com/@mina')).toMatchObject({ isValid: false, isDeleted: null });
  expect(youtube.asked).toStrictEqual([]);
});

const hour = 3_600_000;
const refusals: [string, Given, string, number | null][] = [
  ['an exhausted daily quota', youtubeRefusal(403, 'quotaExceeded'), 'rate_limited', hour],
  ['too many calls per second', youtubeRefusal(403, 'rateLimitExceeded'), 'rate_limited', null],
  [
    'a rate limit with a pause',
    { ...youtubeRefusal(429, 'rateLimitExceeded'), headers: { 'retry-after': '90' } },
    'rate_limited',
    90_000,
  ],
  ['a wrong key', youtubeRefusal(400, 'badRequest'), 'not_authorized', null],
  ['a key without permission', youtubeRefusal(403, 'forbidden'), 'not_authorized', null],
  ['a fault of the service', youtubeRefusal(500, 'backendError'), 'unreachable', null],
  ['a page without JSON', { body: '<html>Sorry</html>' }, 'unreadable', null],
  ['a fault without JSON', { status: 502, body: 'Bad gateway' }, 'unreachable', null],
  ['another shape', { body: { items: [{ id: 'v' }] } }, 'unreadable', null],
  ['counts that are not numbers', youtubeVideoOf('many'), 'unreadable', null],
];

function youtubeVideoOf(viewCount: string): Given {
  return { body: { items: [{ snippet: { channelId: 'UC1' }, statistics: { viewCount } }] } };
}

test.each(refusals)('names the cause of a failure: %s', async (_, given, problem, retryAfterMs) => {
  youtube.answer(() => given);
  const failure = await facts().catch((error: unknown) => error);
  expect(failure).toMatchObject({ name: 'SnsFailure', problem, retryAfterMs });
  expect(String(failure)).not.toContain('secret-key');
});

test('reports an unreachable service as such', async () => {
  const away = await standIn(noVideo);
  await away.close();
  const asking = youtubeFacts(
    { url: away.url, apiKey: 'k' },
    { snsType: 'Youtube', link: 'https://youtu.be/dQw4w9WgXcQ', postedAt: '' },
  );
  await expect(asking).rejects.toMatchObject({ problem: 'unreachable' });
});
