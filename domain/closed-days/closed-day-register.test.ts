import { expect, test } from 'vitest';
import { roles } from '../actor.ts';
import { actors } from '../testing/actors.ts';
import { scenarios } from '../testing/given.ts';
import { race } from '../testing/race.ts';
import {
  type ClosedDay,
  type ClosedDayRegisterEvent,
  closedDayRegister,
  daysClosedIn,
} from './closed-day-register.ts';

const { given } = scenarios(closedDayRegister);
const { staff } = actors;

const summer: ClosedDay = { closedDayId: 4, regionId: 'KOREA', day: '2026-08-03', name: 'Summer break' };
const added = (...days: ClosedDay[]): ClosedDayRegisterEvent => ({ type: 'ClosedDaysAdded', data: { days } });
const removed: ClosedDayRegisterEvent = { type: 'ClosedDaysRemoved', data: { closedDayIds: [4] } };

test('a day is closed in its region only, until it is removed', () => {
  const state = given([])
    .when({ action: 'add', days: [summer] }, staff)
    .then(added(summer));
  expect(daysClosedIn(state, 'KOREA')).toEqual(['2026-08-03']);
  expect(daysClosedIn(state, 'JAPAN')).toEqual([]);
  const after = given([added(summer)])
    .when({ action: 'remove', closedDayIds: [4, 5, 4] }, staff)
    .then(removed);
  expect(daysClosedIn(after, 'KOREA')).toEqual([]);
});

test('a day that is closed already keeps its id and takes a new name', () => {
  const again = { ...summer, closedDayId: 9 };
  given([added(summer)])
    .when({ action: 'add', days: [again] }, staff)
    .thenNothing();
  const renamed = { ...summer, name: 'Stocktaking' };
  given([added(summer)])
    .when({ action: 'add', days: [{ ...again, name: 'Stocktaking' }] }, staff)
    .then(added(renamed));
  const inJapan = { ...again, regionId: 'JAPAN' } as const;
  given([added(summer)])
    .when({ action: 'add', days: [inJapan] }, staff)
    .then(added(inJapan));
});

test('a day that is gone is not removed again', () => {
  given([added(summer), removed])
    .when({ action: 'remove', closedDayIds: [4] }, staff)
    .thenNothing();
});

test('only staff keep the register', () => {
  for (const role of roles.filter((each) => each !== 'staff'))
    given([])
      .when({ action: 'add', days: [summer] }, actors[role])
      .thenRefused('closed_day_register.forbidden', { action: 'add', who: ['staff'] });
});

test('of two people who close a day at once, one decides; an add after a remove closes it again', () => {
  const add = (closedDayId: number) => ({
    command: { action: 'add', days: [{ ...summer, closedDayId }] } as const,
    actor: staff,
  });
  const remove = { command: { action: 'remove', closedDayIds: [4] } as const, actor: staff };
  expect(race(closedDayRegister, [], add(4), add(9)).events).toEqual([added(summer)]);
  expect(race(closedDayRegister, [added(summer)], add(9), remove).events).toEqual([removed]);
  expect(race(closedDayRegister, [added(summer)], remove, add(9)).events).toEqual([
    removed,
    added({ ...summer, closedDayId: 9 }),
  ]);
});
