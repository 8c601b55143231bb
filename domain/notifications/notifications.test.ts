import { test } from 'vitest';
import { actors } from '../testing/actors.ts';
import { firstAt, minutesLater, scenarios } from '../testing/given.ts';
import { type NotificationsEvent, notifications } from './notifications.ts';

const { given } = scenarios(notifications);
const seen = (until: string): NotificationsEvent => ({ type: 'NotificationsSeen', data: { until } });
const see = (until: string) => ({ action: 'see', until }) as const;

test('what was seen stays so, and nobody sees what is to come', () => {
  const { staff } = actors;
  given([]).when(see(firstAt), staff).then(seen(firstAt));
  given([seen(firstAt)])
    .when(see(firstAt), staff)
    .thenNothing();
  given([seen(firstAt)])
    .when(see('2020-01-01T00:00:00.000Z'), staff)
    .thenNothing();
  given([])
    .when(see(minutesLater(1)), staff)
    .then(seen(minutesLater(1)));
  const later = minutesLater(2);
  given([]).when(see(later), staff).thenRefused('notifications.not_yet', { until: later });
});
