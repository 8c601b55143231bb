import { expect, test } from 'vitest';
import { handedOver } from './hand-over.ts';
import { tokenOf } from './test-token.ts';

const token = tokenOf({ staff: { id: 1 }, exp: 2_000 });

test.each([
  [`https://host.example/stocks?token=${token}&page=2`, '/stocks?page=2'],
  [`https://host.example/stocks?page=2#token=${token}`, '/stocks?page=2'],
])('takes the token in %s and removes it from the address', (address, rest) => {
  const handOver = handedOver(address, 'https://host.example/elsewhere');
  expect(handOver?.address).toBe(rest);
  expect(handOver?.session).toEqual({
    accessToken: token,
    scope: 'staff',
    refreshToken: null,
    expiry: 2_000_000,
  });
});

test.each(['', 'https://other.example/page'])('ignores and removes a token from %j', (referrer) => {
  const handOver = handedOver(`https://host.example/stocks?token=${token}`, referrer);
  expect(handOver).toEqual({ session: null, address: '/stocks' });
});

test('ignores an invalid token', () => {
  expect(handedOver('https://host.example/?token=a.b', 'https://host.example/')?.session).toBeNull();
});

test('returns null for an address without a token', () => {
  expect(handedOver('https://host.example/stocks?page=2', '')).toBeNull();
});
