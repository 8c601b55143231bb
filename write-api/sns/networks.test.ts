import { expect, test } from 'vitest';
import { standIn } from '../testing/stand-in.ts';
import { networks, snsFrom } from './networks.ts';
import { simulatedFacts } from './simulator.ts';
import { noVideo, youtubeRefusal } from './testing/youtube.ts';

const postedAt = '2026-03-02T00:00:00.000Z';
const video = { snsType: 'Youtube', link: 'https://youtu.be/dQw4w9WgXcQ', postedAt } as const;
const after = (days: number) => new Date(Date.parse(postedAt) + days * 86_400_000).toISOString();

test('a network that limits us is left alone for so long, the others are not', async () => {
  const youtube = await standIn(() => ({
    ...youtubeRefusal(429, 'rateLimitExceeded'),
    headers: { 'retry-after': '60' },
  }));
  let now = postedAt;
  const sns = networks({ youtube: { url: youtube.url, apiKey: 'k' } }, () => now);
  expect(sns.restsUntil('Youtube')).toBeNull();
  await expect(sns.factsOf(video)).rejects.toMatchObject({ problem: 'rate_limited' });
  expect(sns.restsUntil('Youtube')).toBe('2026-03-02T00:01:00.000Z');
  expect(sns.restsUntil('Instagram')).toBeNull();
  now = '2026-03-02T00:01:00.000Z';
  expect(sns.restsUntil('Youtube')).toBeNull();
  youtube.answer(noVideo);
  expect(await sns.factsOf(video)).toMatchObject({ isDeleted: true });
  await youtube.close();
});

test('of a network that nobody is to ask nothing is told', async () => {
  const sns = networks({}, () => postedAt);
  expect(await sns.factsOf(video)).toMatchObject({ isValid: true, isDeleted: null, like: null });
});

test('simulated reactions grow, and stand still from the thirtieth day on', () => {
  const likes = [0, 1, 5, 20, 30, 60].map((days) => simulatedFacts(video, after(days)).like ?? -1);
  expect(likes[0]).toBe(0);
  expect(likes).toStrictEqual(likes.toSorted((one, other) => one - other));
  expect(new Set(likes.slice(0, 5)).size).toBe(5);
  expect(likes[5]).toBe(likes[4]);
});

test('simulated numbers are those of the post, by whichever of its addresses', () => {
  const at = after(3);
  const same = { ...video, link: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3s' };
  expect(simulatedFacts(same, at)).toStrictEqual(simulatedFacts(video, at));
  expect(simulatedFacts({ ...video, link: 'https://youtu.be/other' }, at)).not.toStrictEqual(
    simulatedFacts(video, at),
  );
  expect(simulatedFacts({ ...video, link: 'https://youtu.be/deleted1' }, at).isDeleted).toBe(true);
  expect(simulatedFacts({ ...video, link: 'https://vimeo.com/1' }, at).isValid).toBe(false);
});

test.each([
  [{ SNS: 'real' }, 'SNS is "real"; it can be simulator, networks or none'],
  [{ SNS: 'networks' }, 'neither INSTAGRAM_TOKEN nor YOUTUBE_API_KEY is set'],
  [{ SNS: 'networks', INSTAGRAM_TOKEN: 't' }, 'set both or none'],
])('%o says what is wrong', (env, message) => {
  expect(() => snsFrom(env, 'simulator')).toThrow(message);
});

test('is simulated only where that is asked for, or where nothing can be real', async () => {
  const told = (env: Record<string, string>, otherwise: 'simulator' | 'none') =>
    snsFrom(env, otherwise)(() => after(2)).factsOf(video);
  const simulated = simulatedFacts(video, after(2));
  expect(await told({ SNS: '' }, 'simulator')).toStrictEqual(simulated);
  expect(await told({ SNS: 'simulator' }, 'none')).toStrictEqual(simulated);
  expect(await told({}, 'none')).toMatchObject({ like: null, isDeleted: null });
});
