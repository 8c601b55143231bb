import { expect, test } from 'vitest';
import { trackingAddress } from './tracking-address.ts';

test('a parcel can be followed at its courier, without the hyphens that people write', () => {
  expect(trackingAddress('SAGAWA', '4012-3377-0001')).toBe(
    'https://k2k.sagawa-exp.co.jp/p/web/okurijosearch.do?okurijoNo=401233770001',
  );
});

test('no link leads nowhere', () => {
  expect(trackingAddress('DVER', '401233770001')).toBeNull();
  expect(trackingAddress('HANJIN', 'by hand')).toBeNull();
  expect(trackingAddress('HANJIN', '"><script>')).toBeNull();
});
