import { expect, test } from 'vitest';
import { trackingAddress } from './tracking-address.ts';

test('links a parcel to its courier’s page, without the hyphens in the number', () => {
  expect(trackingAddress('SAGAWA', '4012-3377-0001')).toBe(
    'https://k2k.sagawa-exp.co.jp/p/web/okurijosearch.do?okurijoNo=401233770001',
  );
});

test('gives no link for a courier without a known page, or for an impossible number', () => {
  expect(trackingAddress('DVER', '401233770001')).toBeNull();
  expect(trackingAddress('HANJIN', 'by hand')).toBeNull();
  expect(trackingAddress('HANJIN', '"><script>')).toBeNull();
});
