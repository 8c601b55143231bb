import { expect, test } from 'vitest';
import { effectiveTime } from './event.ts';

const early = '2026-03-01T00:00:00.000Z';
const middle = '2026-03-02T00:00:00.000Z';
const late = '2026-03-03T00:00:00.000Z';

test.each([
  ['the recorded time', {}, middle, null, middle],
  ['the time of occurrence, before the recorded time', { occurredAt: early }, late, null, early],
  ['the recorded time in the log of origin', { recordedAt: early }, late, null, early],
  ['the time of occurrence, before all others', { occurredAt: early, recordedAt: middle }, late, null, early],
  ['its own time, after its predecessor', { occurredAt: middle }, late, early, middle],
  ["its predecessor's, never before it", { occurredAt: early }, late, middle, middle],
  ["its predecessor's, when clocks run behind", {}, early, middle, middle],
  ['the same as its predecessor', { occurredAt: middle }, late, middle, middle],
])('the effective time is %s', (_, metadata, recorded, predecessor, effective) => {
  expect(effectiveTime(metadata, recorded, predecessor)).toBe(effective);
});
