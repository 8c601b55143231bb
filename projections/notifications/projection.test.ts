import { expect, test } from 'vitest';
import type { NotificationsEvent } from '#domain/notifications/notifications.ts';
import { foldAll, type Given } from '../testing/folding.ts';
import { seenNotificationsProjection } from './projection.ts';

const seen = (until: string): Given<NotificationsEvent> => ({
  event: { type: 'NotificationsSeen', data: { until } },
});

test('keeps the latest seen time', () => {
  const [one, other] = ['2026-11-26T09:00:00.000Z', '2026-11-27T09:00:00.000Z'];
  expect(foldAll(seenNotificationsProjection, 'notifications-staff-3', [seen(one), seen(other)])).toEqual({
    account: 'staff-3',
    seenUntil: other,
  });
});
