import { expect, test } from 'vitest';
import type { ClosedDayRegisterEvent } from '#domain/closed-days/closed-day-register.ts';
import { foldAll, type Given } from '../testing/folding.ts';
import { closedDaysProjection } from './projection.ts';

const day = { closedDayId: 4, regionId: 'JAPAN', day: '2026-08-12', name: 'Obon' } as const;
const added: Given<ClosedDayRegisterEvent> = { event: { type: 'ClosedDaysAdded', data: { days: [day] } } };
const renamed: Given<ClosedDayRegisterEvent> = {
  event: { type: 'ClosedDaysAdded', data: { days: [{ ...day, name: 'Summer break' }] } },
  on: '2025-01-02',
};
const removed: Given<ClosedDayRegisterEvent> = {
  event: { type: 'ClosedDaysRemoved', data: { closedDayIds: [4] } },
  on: '2025-01-03',
};

test('a closed day has a row with its latest name, which stays when it is removed', () => {
  const fold = (...history: Given<ClosedDayRegisterEvent>[]) =>
    foldAll(closedDaysProjection, 'closed_day_register-1', history);
  expect(fold(added)).toMatchObject({
    id: 4,
    regionId: 'JAPAN',
    day: '2026-08-12',
    name: 'Obon',
    status: 'active',
  });
  expect(fold(added, renamed)).toMatchObject({
    name: 'Summer break',
    createdAt: '2025-01-01T00:00:00.000Z',
    updatedAt: '2025-01-02T00:00:00.000Z',
  });
  expect(fold(added, renamed, removed)?.status).toBe('removed');
});
