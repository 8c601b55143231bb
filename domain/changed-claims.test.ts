import { expect, test } from 'vitest';
import { changedClaims, emailClaim, phoneClaim } from './claim-values.ts';

const [email, other] = [emailClaim('mina@member.kr'), emailClaim('min@member.kr')];
const phone = phoneClaim('010-1234-5678', 'KOREA');

test.each([
  ['takes new values', [], [email, phone], { taken: [email, phone], givenUp: [] }],
  ['gives up values that are gone', [email, phone], [phone], { taken: [], givenUp: [email] }],
  ['exchanges a changed value', [email, phone], [other, phone], { taken: [other], givenUp: [email] }],
  [
    'keeps equal values, however they are spelled',
    [phone],
    [phoneClaim('+82 10-1234-5678', 'KOREA')],
    { taken: [], givenUp: [] },
  ],
] as const)('%s', (_, had, has, expected) => {
  expect(changedClaims(had, has)).toEqual(expected);
});
