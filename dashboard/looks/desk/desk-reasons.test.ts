import { expect, test } from 'vitest';
import { rejectionReasons } from '#domain/looks/rejection-reasons.ts';
import { deskReasons, foundReasons } from './desk-reasons.ts';

test('there is a digit for each of the desk’s reasons, and each is one', () => {
  expect(deskReasons).toHaveLength(9);
  expect(new Set(deskReasons).size).toBe(9);
  for (const reason of deskReasons) expect(rejectionReasons).toContain(reason);
});

test('what the rules found is ticked, what they do not know is not', () => {
  const checks = [
    { reason: 'AdTagNotExists', passed: false },
    { reason: 'BrandTagNotExists', passed: true },
    { reason: 'SNSContentDeleted', passed: false },
    { reason: 'UploadDeadlineExceeded', passed: null },
    { reason: 'LowExposalOfItem', passed: false },
  ];
  expect(foundReasons(checks)).toEqual(['LowExposalOfItem', 'AdTagNotExists']);
});
