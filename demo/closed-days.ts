import { businessDayOf, daysLater } from '#domain/business-day.ts';
import { closedDayRegister, closedDayRegisterId } from '#domain/closed-days/closed-day-register.ts';
import { daysAgo, type Setting } from './setting.ts';

/** In how many days the house stays closed. */
const daysAhead = [17, 18];

/** Closes two days of the house in Korea for its stocktaking. */
export function planClosedDays(setting: Setting): void {
  const { clockwork, world, idOf, staff: actor } = setting;
  const ids = daysAhead.map((_, index) => idOf('closed_day', `closed day ${index}`));
  clockwork.plan(daysAgo(setting, 2), (at) => {
    const days = daysAhead.map((ahead, index) => ({
      closedDayId: ids[index] ?? 0,
      regionId: 'KOREA' as const,
      day: daysLater(businessDayOf(setting.at), ahead),
      name: '재고 조사',
    }));
    world.tell(closedDayRegister, closedDayRegisterId, { action: 'add', days }, { actor, at });
  });
}
