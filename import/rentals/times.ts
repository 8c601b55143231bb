import { atHour } from '../dates.ts';
import { checkedAfter, type Lent } from './allocate.ts';
import { hours, type Rental } from './row.ts';

/** The time of a step; `derived` is true if the file lacks its day. */
export interface StepTime {
  at: string;
  derived: boolean;
}

export interface RentalTimes {
  requested: StepTime;
  accepted: StepTime;
  shipped: StepTime;
  delivered: StepTime;
  returnRequested: StepTime;
  returnAccepted: StepTime;
  returnShipped: StepTime;
  arrived: StepTime;
  completed: StepTime;
  checked: StepTime;
}

/** Default days before the delivery for requesting, accepting and sending a parcel. */
const usual = { requested: 3, accepted: 2, shipped: 1 } as const;

/**
 * When the tryset was requested: the file's time for one of its items. Otherwise some days before the delivery, but
 * after all garments are back.
 */
export function requestedAt(items: readonly Lent[]): StepTime {
  const given = items.map(({ rental }) => rental.requestedAt).filter((at) => at !== null);
  if (given.length > 0) return { at: earliest(given), derived: false };
  const usualTime = earliest(items.map(({ rental }) => usuallyRequestedAt(rental)));
  const free = items.map(({ freeSince }) => freeSince).filter((at) => at !== null);
  return { at: latest([usualTime, ...free]), derived: true };
}

/**
 * The times of one rental's steps. Times of the file stay unchanged. Derived times are fitted between them as far as
 * the dates allow (`buildStream` raises a time that is before its predecessor's).
 */
export function rentalTimes({ rental }: Lent, tryset: StepTime): RentalTimes {
  const { deliveredOn, returnedOn } = rental;
  const shipped = shippedAt(rental);
  const before = (days: number, hour: number) => derived(atHour(returnedOn, hour, -days));
  return {
    requested: given(rental.requestedAt) ?? tryset,
    accepted: acceptedAt(rental),
    shipped,
    delivered: { at: atHour(deliveredOn, hours.delivered), derived: false },
    returnRequested: before(2, 3),
    returnAccepted: before(2, 6),
    returnShipped: before(1, 4),
    arrived: { at: atHour(returnedOn, hours.arrived), derived: false },
    completed: derived(atHour(returnedOn, hours.arrived + checkedAfter / 2)),
    checked: derived(atHour(returnedOn, hours.arrived + checkedAfter)),
  };
}

function shippedAt({ shippedAt, deliveredOn }: Rental): StepTime {
  return given(shippedAt) ?? derived(atHour(deliveredOn, hours.shipped, -usual.shipped));
}

function acceptedAt(rental: Rental): StepTime {
  const usually = atHour(rental.deliveredOn, hours.accepted, -usual.accepted);
  return given(rental.acceptedAt) ?? derived(earliest([usually, shippedAt(rental).at]));
}

function usuallyRequestedAt(rental: Rental): string {
  const usually = atHour(rental.deliveredOn, hours.requested, -usual.requested);
  return earliest([usually, acceptedAt(rental).at]);
}

const derived = (at: string): StepTime => ({ at, derived: true });
const given = (at: string | null): StepTime | null => (at === null ? null : { at, derived: false });
const earliest = (times: readonly string[]) => times.toSorted()[0] ?? '';
const latest = (times: readonly string[]) => times.toSorted().at(-1) ?? '';
