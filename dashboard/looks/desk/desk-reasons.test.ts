import { expect, test } from 'vitest';
import { rejectionReasons } from '#domain/looks/rejection-reasons.ts';
import { deskReasons, foundReasons } from './desk-reasons.ts';

test('the desk has nine different reasons, one per digit, and each is a rejection reason', () => {
  expect(deskReasons).toHaveLength(9);
  expect(new Set(deskReasons).size).toBe(9);
  for (const reason of deskReasons) expect(rejectionReasons).toContain(reason);
});

test('ticks the reasons of failed checks, and not those of unknown ones', () => {
  const checks = [
    { reason: 'AdTagNotExists', passed: false },
    { reason: 'BrandTagNotExists', passed: true },
    { reason: 'SNSContentDeleted', passed: false },
    { reason: 'UploadDeadlineExceeded', passed: null },
    { reason: 'LowExposalOfItem', passed: false },
  ];
  expect(foundReasons(checks)).toEqual(['LowExposalOfItem', 'AdTagNotExists']);
});
