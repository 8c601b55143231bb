import type { OccasionCommand } from '#domain/brand-events/occasion.ts';
import type { OccasionFields } from '#domain/brand-events/occasion-events.ts';
import type { ReservationAct } from '#domain/brand-events/reservation.ts';
import type { DemoEventLook } from '../lives/event-look.ts';

export type By = 'staff' | 'user' | 'brand' | 'system';

/** A step: who takes it, so many days after the registration of the event. */
type Step<Command> = [by: By, days: number, command: Command, reason?: string];

export interface DemoReservation {
  /** When it is booked or invited, in days after the registration, and for which day. */
  days: number;
  action: 'book' | 'invite';
  visit: number;
  steps: readonly Step<(times: Times) => ReservationAct>[];
  /** What staff add for a look, in won. Only staff may, so staff book then. */
  lookUploadCash?: number;
  /** The look that the member posts about the visit, so many days after the registration. */
  look?: DemoEventLook;
}

export interface DemoEvent {
  /** The registration was so many days ago. */
  days: number;
  brandTag: string;
  /** Days from the registration to the first day, and to the last one. */
  from: number;
  until: number;
  steps: readonly Step<OccasionCommand>[];
  reservations: readonly DemoReservation[];
}

export interface Times {
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
export const demoEvents: readonly DemoEvent[] = [
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
        lookUploadCash: 50_000,
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
      // The approval comes after the newest payout, so this cash is still due.
      {
        days: 2,
        action: 'book',
        visit: 10,
        lookUploadCash: 30_000,
        steps: [['brand', 11.5, came]],
        look: { days: 38, decided: 38.5, action: 'approve_brand_event' },
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

export const eventFields: Omit<OccasionFields, 'brandTag' | 'startDate' | 'endDate'> = {
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
