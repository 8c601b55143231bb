import { type Actor, system } from '#domain/actor.ts';
import { businessDayOf, daysLater } from '#domain/business-day.ts';
import {
  type By,
  type DemoEvent,
  type DemoReservation,
  demoEvents,
  eventFields,
} from './catalog/brand-events.ts';
import { demoBrands } from './catalog/brands.ts';
import { rents } from './catalog/people.ts';
import { planEventLook } from './lives/event-look.ts';
import { userRef } from './masters.ts';
import { daysAgo, type Setting } from './setting.ts';

/** Plans events of the first brand with their reservations. */
export function planBrandEvents(setting: Setting): void {
  const { clockwork, idOf } = setting;
  for (const [number, event] of demoEvents.entries()) {
    const brandEventId = idOf('brand_event', `event ${number}`);
    clockwork.plan(daysAgo(setting, event.days), (at) => register(setting, { brandEventId, event }, at));
    for (const [each, reservation] of event.reservations.entries()) {
      const reservationId = idOf('reservation', `reservation ${number} ${each}`);
      const ref = `event look ${number} ${each}`;
      planReservation(setting, { brandEventId, event, reservationId, number: each, ref }, reservation);
    }
  }
}

interface Held {
  brandEventId: number;
  event: DemoEvent;
}

function register(setting: Setting, { brandEventId, event }: Held, at: string): void {
  const { world, idOf, clockwork } = setting;
  const brandId = idOf('brand', demoBrands[0].key);
  const today = businessDayOf(at);
  const { brandTag, from, until } = event;
  const dates = { startDate: daysLater(today, from), endDate: daysLater(today, until) };
  const command = { action: 'register', brandEventId, brandId, regionId: 'KOREA', brandTag } as const;
  const target = { on: 'brand_event', id: brandEventId } as const;
  world.act(
    { ...target, command: { ...command, ...eventFields, ...dates } },
    { actor: actorOf(setting, 'brand'), at },
  );
  for (const [by, days, step, reason] of event.steps) {
    clockwork.plan(daysAgo(setting, event.days - days), (then) => {
      const asked = { actor: actorOf(setting, by), at: then, ...(reason !== undefined && { reason }) };
      world.act({ ...target, command: step }, asked);
    });
  }
}

interface PlannedReservation {
  reservationId: number;
  number: number;
  /** Identifies the look of the visit. */
  ref: string;
}

function planReservation(
  setting: Setting,
  { brandEventId, event, reservationId, number, ref }: Held & PlannedReservation,
  { days, action, visit, lookUploadCash, steps, look }: DemoReservation,
): void {
  const { world, idOf, clockwork } = setting;
  const member = renter(setting, number);
  const userId = idOf('user', userRef(member));
  const brandId = idOf('brand', demoBrands[0].key);
  const day = daysLater(businessDayOf(daysAgo(setting, event.days)), visit);
  const times = { start: `${day}T04:00:00.000Z`, end: `${day}T05:00:00.000Z` };
  clockwork.plan(daysAgo(setting, event.days - days), (at) => {
    const seat = { action: 'take_seat', reservationId, userId, times, guest: null } as const;
    world.act({ on: 'brand_event', id: brandEventId, command: seat }, { actor: system, at });
    const { assignedPoint } = eventFields;
    const reward = { assignedPoint, lookUploadPoint: null, lookUploadCash: lookUploadCash ?? null };
    const of = { reservationId, brandEventId, brandId, userId, additionalFields: null };
    const by = action === 'invite' ? 'brand' : lookUploadCash === undefined ? 'user' : 'staff';
    const actor = actorOf(setting, by, userId);
    const command = { action, ...of, ...times, ...reward } as const;
    world.act({ on: 'reservation', id: reservationId, command }, { actor, at });
  });
  for (const [by, after, commandAt, reason] of steps) {
    clockwork.plan(daysAgo(setting, event.days - after), (at) => {
      const asked = { actor: actorOf(setting, by, userId), at, ...(reason !== undefined && { reason }) };
      world.act({ on: 'reservation', id: reservationId, command: commandAt(times) }, asked);
    });
  }
  if (look !== undefined) {
    planEventLook(setting, { ref, reservationId, member, brandTag: event.brandTag, days: event.days, look });
  }
}

/** The index of a member of the event's country who rents, a different one for each number. */
function renter({ members }: Setting, number: number): number {
  const renting = members.flatMap((person, index) =>
    rents(person) && person.regionId === 'KOREA' ? [index] : [],
  );
  return renting[number % renting.length] ?? 0;
}

function actorOf(setting: Setting, by: By, userId: number | null = null): Actor {
  switch (by) {
    case 'staff':
      return setting.staff;
    case 'brand':
      return setting.brandAdmins[0] ?? setting.staff;
    case 'user':
      return { label: 'user', id: userId };
    case 'system':
      return system;
  }
}
