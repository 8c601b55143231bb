import { expect, test } from 'vitest';
import { followerGroupings } from '#domain/members/sns-kinds.ts';
import { simulatedAccount, simulatedOwner } from './simulated-account.ts';

const after = (days: number) => new Date(Date.UTC(2026, 2, 1) + days * 86_400_000).toISOString();
const names = Array.from({ length: 40 }, (_, place) => `mina.looks${place}`);
const told = (username: string, days = 0, network: 'Instagram' | 'Youtube' = 'Instagram') => {
  const facts = simulatedAccount({ network, username }, after(days));
  if (facts === null) throw new Error(`${username} is not found`);
  return facts;
};

test('simulated figures depend only on the name and network', () => {
  expect(told('mina')).toStrictEqual(told('mina'));
  expect(told('mina').figures).not.toStrictEqual(told('jun').figures);
  expect(told('mina', 0, 'Youtube').figures.followers).not.toBe(told('mina').figures.followers);
});

test('simulated followers grow by some per mille a day', () => {
  for (const name of names) {
    const followers = (days: number) => told(name, days).figures.followers ?? 0;
    expect(followers(30)).toBeGreaterThan(followers(0));
    expect(followers(30) / followers(0)).toBeLessThan(1.13);
    expect(told(name, 400).profile).toStrictEqual(told(name).profile);
  }
});

test('simulated groups of each kind are three to six, and together hold all followers', () => {
  const sizes = new Set<number>();
  for (const name of names) {
    const { followers, groups } = told(name).figures;
    for (const grouping of followerGroupings) {
      const rates = groups[grouping].map(({ rate }) => Math.round((rate ?? 0) * 100));
      const counts = groups[grouping].map(({ count }) => count ?? 0);
      const missing = (followers ?? 0) - counts.reduce((all, each) => all + each, 0);
      sizes.add(counts.length);
      expect(rates.reduce((all, each) => all + each, 0)).toBe(10_000);
      expect(Math.abs(missing)).toBeLessThanOrEqual(3);
    }
  }
  expect(sizes).toStrictEqual(new Set([3, 4, 5, 6]));
});

test('everything that a network could report is simulated, and nothing else', () => {
  const untold = (network: 'Instagram' | 'Youtube') =>
    Object.entries(told('mina', 0, network).figures).flatMap(([name, told]) => (told === null ? [name] : []));
  expect(untold('Instagram')).toStrictEqual(['isFollowerCountHidden']);
  expect(untold('Youtube')).toStrictEqual(['follows']);
});

test('simulated ids look like those of the network', () => {
  expect(told('mina').profile.internalId).toMatch(/^1784\d{13}$/);
  expect(told('mina', 0, 'Youtube').profile).toMatchObject({
    username: 'mina',
    title: 'mina',
    internalId: expect.stringMatching(/^UC[\w-]{22}$/),
  });
});

test('a simulated account is found unless its name says otherwise', () => {
  for (const username of ['mina.deleted', 'private_mina']) {
    expect(simulatedAccount({ network: 'Instagram', username }, after(0))).toBeNull();
    expect(simulatedOwner('Instagram', `simulated:${username}`)).toBeNull();
  }
});

test('a simulated token belongs to the account that it names; any other token belongs to nobody', () => {
  expect(simulatedOwner('Instagram', 'simulated:Mina')).toStrictEqual(told('mina').profile);
  expect(simulatedOwner('Youtube', 'simulated:mina')).toStrictEqual(told('mina', 0, 'Youtube').profile);
  for (const token of ['mina', 'broken', 'simulator:mina', 'simulated:', 'simulated:no such name', '']) {
    expect(simulatedOwner('Instagram', token)).toBeNull();
  }
});
