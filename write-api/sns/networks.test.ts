import { expect, test } from 'vitest';
import { noFigures } from '#domain/members/sns-account.ts';
import { standIn } from '../testing/stand-in.ts';
import { networks, snsFrom } from './networks.ts';
import { simulatedAccount, simulatedOwner } from './simulated-account.ts';
import { simulatedFacts, simulatedSns } from './simulator.ts';
import type { Sns } from './sns.ts';
import { instagramServices } from './testing/instagram.ts';
import { noVideo, youtubeChannel, youtubeRefusal } from './testing/youtube.ts';

const postedAt = '2026-03-02T00:00:00.000Z';
const video = { snsType: 'Youtube', link: 'https://youtu.be/dQw4w9WgXcQ', postedAt } as const;
const after = (days: number) => new Date(Date.parse(postedAt) + days * 86_400_000).toISOString();

test('a network that limits us is left alone for that time, the others are not', async () => {
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

test.each(['Instagram', 'Youtube'] as const)(
  '%s is left alone when it limits accounts or tokens',
  async (network) => {
    const limited = await standIn(() => ({ status: 429, headers: { 'retry-after': '60' }, body: {} }));
    const { url } = limited;
    const options = {
      instagram: { url, loginUrl: url, userId: '1784', token: 't' },
      youtube: { url, apiKey: 'k' },
    };
    const account = { network, username: 'mina', internalId: null, token: null };
    for (const asking of [
      (sns: Sns) => sns.accountOf(account),
      (sns: Sns) => sns.ownerOf(network, 'secret-word'),
    ]) {
      const sns = networks(options, () => postedAt);
      await expect(asking(sns)).rejects.toMatchObject({ problem: 'rate_limited' });
      expect(sns.restsUntil(network)).toBe('2026-03-02T00:01:00.000Z');
      expect(sns.restsUntil(network === 'Youtube' ? 'Instagram' : 'Youtube')).toBeNull();
    }
    await limited.close();
  },
);

test('asks each network about its own accounts', async () => {
  const [instagram, youtube] = [await standIn(instagramServices()), await standIn(youtubeChannel())];
  const sns = networks(
    {
      instagram: {
        url: `${instagram.url}/v24.0`,
        loginUrl: `${instagram.url}/login`,
        userId: '1',
        token: 't',
      },
      youtube: { url: youtube.url, apiKey: 'k' },
    },
    () => postedAt,
  );
  const account = { username: 'mina', internalId: null, token: null };
  expect(await sns.accountOf({ ...account, network: 'Instagram' })).toMatchObject({
    profile: { username: 'mina.looks', internalId: '17841400000000001' },
  });
  expect(await sns.ownerOf('Instagram', 't')).toMatchObject({ internalId: '17841400000000001' });
  expect(await sns.accountOf({ ...account, network: 'Youtube' })).toMatchObject({
    profile: { internalId: 'UCmina' },
  });
  expect(await sns.ownerOf('Youtube', 't')).toMatchObject({ internalId: 'UCmina' });
  await Promise.all([instagram.close(), youtube.close()]);
});

test.each(['Instagram', 'Youtube'] as const)(
  'knows nothing about an account on %s if that network is not configured',
  async (network) => {
    const sns = networks({}, () => postedAt);
    const account = { network, username: 'mina', internalId: '7', token: 'secret-word' };
    expect(await sns.accountOf(account)).toStrictEqual({
      profile: { username: 'mina', internalId: '7', title: null, description: null },
      figures: noFigures,
    });
    const failure = await sns.ownerOf(network, 'secret-word').catch((error: unknown) => error);
    expect(failure).toMatchObject({ name: 'SnsFailure', problem: 'not_authorized' });
    expect(String(failure)).toContain(`${network} is not configured`);
    expect(sns.restsUntil(network)).toBeNull();
  },
);

test("looks up members' own tokens at the configured URL", async () => {
  const login = await standIn(instagramServices());
  const env = {
    SNS: 'networks',
    INSTAGRAM_USER_ID: '1784',
    INSTAGRAM_TOKEN: 't',
    INSTAGRAM_LOGIN_URL: `${login.url}/login`,
  };
  const sns = snsFrom(env, 'none')(() => postedAt);
  expect(await sns.ownerOf('Instagram', 'secret-word')).toMatchObject({ username: 'mina.looks' });
  await login.close();
});

test('knows nothing about posts of a network that is not configured', async () => {
  const sns = networks({}, () => postedAt);
  expect(await sns.factsOf(video)).toMatchObject({ isValid: true, isDeleted: null, like: null });
});

test('simulated reactions grow, and stop growing on the thirtieth day', () => {
  const likes = [0, 1, 5, 20, 30, 60].map((days) => simulatedFacts(video, after(days)).like ?? -1);
  expect(likes[0]).toBe(0);
  expect(likes).toStrictEqual(likes.toSorted((one, other) => one - other));
  expect(new Set(likes.slice(0, 5)).size).toBe(5);
  expect(likes[5]).toBe(likes[4]);
});

test('simulated numbers are the same for all addresses of a post', () => {
  const at = after(3);
  const same = { ...video, link: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3s' };
  expect(simulatedFacts(same, at)).toStrictEqual(simulatedFacts(video, at));
  expect(simulatedFacts({ ...video, link: 'https://youtu.be/other000001' }, at)).not.toStrictEqual(
    simulatedFacts(video, at),
  );
  expect(simulatedFacts({ ...video, link: 'https://youtu.be/deleted0001' }, at).isDeleted).toBe(true);
  expect(simulatedFacts({ ...video, link: 'https://vimeo.com/1' }, at).isValid).toBe(false);
});

test('simulated accounts age with the clock', async () => {
  const account = { network: 'Youtube', username: 'mina', internalId: null, token: null } as const;
  const sns = simulatedSns(() => after(3));
  expect(await sns.accountOf(account)).toStrictEqual(simulatedAccount(account, after(3)));
  expect(await sns.accountOf(account)).not.toStrictEqual(simulatedAccount(account, after(30)));
  expect(await sns.ownerOf('Youtube', 'simulated:mina')).toStrictEqual(
    simulatedOwner('Youtube', 'simulated:mina'),
  );
  expect(sns.restsUntil('Youtube')).toBeNull();
});

test.each([
  [{ SNS: 'real' }, 'SNS is "real"; it can be simulator, networks or none'],
  [{ SNS: 'networks' }, 'neither INSTAGRAM_TOKEN nor YOUTUBE_API_KEY is set'],
  [{ SNS: 'networks', INSTAGRAM_TOKEN: 't' }, 'set both or none'],
])('an error names what is wrong with %o', (env, message) => {
  expect(() => snsFrom(env, 'simulator')).toThrow(message);
});

test('is simulated only on request or by default', async () => {
  const told = (env: Record<string, string>, otherwise: 'simulator' | 'none') =>
    snsFrom(env, otherwise)(() => after(2)).factsOf(video);
  const simulated = simulatedFacts(video, after(2));
  expect(await told({ SNS: '' }, 'simulator')).toStrictEqual(simulated);
  expect(await told({ SNS: 'simulator' }, 'none')).toStrictEqual(simulated);
  expect(await told({}, 'none')).toMatchObject({ like: null, isDeleted: null });
});
