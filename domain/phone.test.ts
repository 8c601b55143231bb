import { expect, test } from 'vitest';
import { internationalPhone, isMobile, nationalPhone } from './phone.ts';

test.each([
  ['010-1234-5678', 'KOREA', '01012345678', '+821012345678'],
  ['+82 10 1234 5678', 'KOREA', '01012345678', '+821012345678'],
  ['+82 (0)10-1234-5678', 'KOREA', '01012345678', '+821012345678'],
  ['090-1234-5678', 'JAPAN', '09012345678', '+819012345678'],
  ['+81-90-1234-5678', 'JAPAN', '09012345678', '+819012345678'],
] as const)('%s in %s is %s at home and %s abroad', (phone, region, home, abroad) => {
  expect(nationalPhone(phone, region)).toBe(home);
  expect(internationalPhone(phone, region)).toBe(abroad);
  expect(isMobile(phone, region)).toBe(true);
});

test.each([
  ['02-123-4567', 'KOREA'],
  ['010-1234-567', 'KOREA'],
  ['010-1234-56789', 'KOREA'],
  ['090-1234-5678', 'KOREA'],
  ['+81 90-1234-5678', 'KOREA'],
  ['03-1234-5678', 'JAPAN'],
] as const)('%s is no mobile phone of %s', (phone, region) => {
  expect(isMobile(phone, region)).toBe(false);
});
