import { type Actor, system } from '#domain/actor.ts';
import type { OccasionCommand } from '#domain/brand-events/occasion.ts';
import type { OccasionFields } from '#domain/brand-events/occasion-events.ts';
import type { ReservationAct } from '#domain/brand-events/reservation.ts';
import { businessDayOf, daysLater } from '#domain/business-day.ts';
import { demoBrands } from './catalog/brands.ts';
import { rents } from './catalog/people.ts';
import { type DemoEventLook, planEventLook } from './lives/event-look.ts';
import { userRef } from './masters.ts';
import { daysAgo, type Setting } from './setting.ts';

type By = 'staff' | 'user' | 'brand' | 'system';

/** A step: who takes it, so many days after the registration of the event. */
type Step<Command> = [by: By, days: number, command: Command, reason?: string];

interface DemoReservation {
  /** When it is booked or invited, in days after the registration, and for which day. */
  days: number;
  action: 'book' | 'invite';
  visit: number;
  steps: readonly Step<(times: Times) => ReservationAct>[];
  /** The look that the member posts about the visit, so many days after the registration. */
  look?: DemoEventLook;
}

interface DemoEvent {
  /** The registration was so many days ago. */
  days: number;
  brandTag: string;
  /** Days from the registration to the first day, and to the last one. */
  from: number;
  until: number;
  steps: readonly Step<OccasionCommand>[];
  reservations: readonly DemoReservation[];
}

interface Times {
  start: string;
  end: string;
}

const approved: Step<OccasionCommand> = ['staff', 1, { action: 'approve' }];
const accept = (): ReservationAct => ({ action: 'accept', additionalFields: null });
const cancel = (): ReservationAct => ({ action: 'cancel' });
const hourLater = ({ start, end }: Times): ReservationAct => ({
  action: 'reschedule',
  start: new Date(Date.parse(start) + 3_600_000).toISOString(),
  end: new Date(Date.parse(end) + 3_600_000).toISOString(),
});
const came = (): ReservationAct => ({ action: 'note_attendance', hasCome: true });
const stayedAway = (): ReservationAct => ({ action: 'note_attendance', hasCome: false });

/** An event and a reservation in every state. */
const events: readonly DemoEvent[] = [
  { days: 2, brandTag: 'AcmeWinter', from: 22, until: 24, steps: [], reservations: [] },
  {
    days: 10,
    brandTag: 'AcmePopup',
    from: 15,
    until: 17,
    steps: [approved],
    reservations: [
      { days: 2, action: 'book', visit: 15, steps: [] },
      { days: 9, action: 'invite', visit: 15, steps: [] },
      { days: 3, action: 'invite', visit: 15, steps: [['user', 4, accept]] },
      {
        days: 3,
        action: 'invite',
        visit: 16,
        steps: [['user', 4, () => ({ action: 'decline' }), '그날은 다른 일정이 있어요']],
      },
      { days: 3, action: 'book', visit: 16, steps: [['user', 5, hourLater, '조금 늦게 도착해요']] },
      { days: 3, action: 'book', visit: 16, steps: [['staff', 6, hourLater, '매장이 늦게 엽니다']] },
      { days: 3, action: 'book', visit: 17, steps: [['user', 6, cancel, '몸이 좋지 않아요']] },
      { days: 3, action: 'book', visit: 17, steps: [['staff', 6, cancel, '회원이 전화로 취소했습니다']] },
    ],
  },
  {
    days: 40,
    brandTag: 'AcmeAutumn',
    from: 10,
    until: 11,
    steps: [approved, ['system', 12.1, { action: 'close' }]],
    reservations: [
      { days: 2, action: 'book', visit: 10, steps: [['brand', 11.5, came]] },
      { days: 2, action: 'book', visit: 10, steps: [['brand', 11.5, stayedAway]] },
      { days: 2, action: 'book', visit: 10, steps: [['brand', 11.5, came]], look: { days: 39.8 } },
      {
        days: 2,
        action: 'book',
        visit: 10,
        steps: [['brand', 11.5, came]],
        look: { days: 12.6, decided: 13.5, action: 'approve_brand_event' },
      },
      {
        days: 2,
        action: 'book',
        visit: 10,
        steps: [['brand', 11.5, came]],
        look: { days: 12.7, decided: 13.6, action: 'reject_brand_event' },
      },
    ],
  },
  {
    days: 12,
    brandTag: 'AcmeGarden',
    from: 20,
    until: 20,
    steps: [approved, ['staff', 4, { action: 'reject' }, '장소를 사용할 수 없습니다']],
    reservations: [{ days: 2, action: 'book', visit: 20, steps: [] }],
  },
];

const fields: Omit<OccasionFields, 'brandTag' | 'startDate' | 'endDate'> = {
  startTime: '11:00',
  endTime: '20:00',
  assignedPoint: 5_000,
  isLookTaggable: true,
  invitePeople: 20,
  minimumFollowers: 0,
  gender: null,
  giftName: '스카프',
  giftCost: 30_000,
  memo: null,
  scheduleCode: null,
  additionalQuestions: [],
  contact: null,
};

/** Plans events of the first brand with their reservations. */
export function planBrandEvents(setting: Setting): void {
  const { clockwork, idOf } = setting;
  for (const [number, event] of events.entries()) {
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
    { ...target, command: { ...command, ...fields, ...dates } },
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
  { days, action, visit, steps, look }: DemoReservation,
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
    const { assignedPoint } = fields;
    const reward = { assignedPoint, lookUploadPoint: null, lookUploadCash: null };
    const of = { reservationId, brandEventId, brandId, userId, additionalFields: null };
    const actor = actorOf(setting, action === 'book' ? 'user' : 'brand', userId);
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
