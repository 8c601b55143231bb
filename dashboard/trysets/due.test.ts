import { expect, test } from 'vitest';
import type { OverviewStatus } from '#domain/tryset-items/overview-status.ts';
import { isDue } from './due.ts';

const at = (iso: string) => new Date(iso);
const dated = (timeToPrepareDelivery: string | null, status: OverviewStatus = 'delivery_requested') => ({
  status,
  timeToPrepareDelivery,
});

test('a tryset is due from the beginning of its preparation day in Korea', () => {
  expect(isDue(dated('2026-03-15'), at('2026-03-14T14:59:00Z'))).toBe(false);
  expect(isDue(dated('2026-03-15'), at('2026-03-14T15:00:00Z'))).toBe(true);
  expect(isDue(dated('2026-03-01'), at('2026-03-14T15:00:00Z'))).toBe(true);
  expect(isDue(dated(null), at('2026-03-14T15:00:00Z'))).toBe(false);
  expect(isDue(dated('2026-03-01', 'delivering'), at('2026-03-14T15:00:00Z'))).toBe(false);
});
