import { expect, test } from 'vitest';
import { actors } from '../testing/actors.ts';
import { firstAt, scenarios } from '../testing/given.ts';
import { clocksApart, type NotificationsEvent, notifications } from './notifications.ts';

const { given } = scenarios(notifications);
const { staff } = actors;
const seen = (until: string): NotificationsEvent => ({ type: 'NotificationsSeen', data: { until } });
const see = (until: string) => ({ action: 'see', until }) as const;

test('seen notifications stay seen', () => {
  given([]).when(see(firstAt), staff).then(seen(firstAt));
  for (const until of [firstAt, '2020-01-01T00:00:00.000Z']) {
    given([seen(firstAt)])
      .when(see(until), staff)
      .thenNothing();
  }
});

test('refuses an instant in the future, but lets clocks differ by a minute', () => {
  const decide = (ahead: number) => {
    const until = new Date(Date.parse(firstAt) + ahead).toISOString();
    return notifications.decide(notifications.initial, see(until), { actor: staff, at: firstAt });
  };
  expect(decide(clocksApart).ok).toBe(true);
  expect(decide(clocksApart + 1)).toMatchObject({ refusal: { errorCode: 'notifications.not_yet' } });
});
