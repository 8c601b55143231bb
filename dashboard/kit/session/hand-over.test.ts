import { expect, test } from 'vitest';
import { handedOver } from './hand-over.ts';
import { tokenOf } from './test-token.ts';

const token = tokenOf({ staff: { id: 1 }, exp: 2_000 });

test.each([
  [`https://host.example/stocks?token=${token}&page=2`, '/stocks?page=2'],
  [`https://host.example/stocks?page=2#token=${token}`, '/stocks?page=2'],
])('a token in %s is taken and taken away', (address, rest) => {
  const handOver = handedOver(address, 'https://host.example/elsewhere');
  expect(handOver?.address).toBe(rest);
  expect(handOver?.session).toEqual({
    accessToken: token,
    scope: 'staff',
    refreshToken: null,
    expiry: 2_000_000,
  });
});

test.each(['', 'https://other.example/page'])('a token from %j is not taken, but taken away', (referrer) => {
  const handOver = handedOver(`https://host.example/stocks?token=${token}`, referrer);
  expect(handOver).toEqual({ session: null, address: '/stocks' });
});

test('a broken token is not taken', () => {
  expect(handedOver('https://host.example/?token=a.b', 'https://host.example/')?.session).toBeNull();
});

test('an address without a token hands over nothing', () => {
  expect(handedOver('https://host.example/stocks?page=2', '')).toBeNull();
});
