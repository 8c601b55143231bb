import { dailyWork } from '#domain/staff-role-kinds.ts';
import { brandLooksPath } from '../kit/routes/looks-path.ts';
import { mayDo } from '../kit/session/rights.ts';
import type { Identity } from '../kit/session/token.ts';

const find = { name: 'find', path: '/stocks' } as const;
const events = { name: 'events', path: '/events' } as const;
const figures = { name: 'figures', path: '/dashboard/figures' } as const;
const mend = { name: 'mend', path: '/replay' } as const;
const accept = { name: 'accept', path: '/trysetitems?statuses=tryset_requested' } as const;
const ship = { name: 'ship', path: '/tryset-send-list?time_to_prepare_delivery_today=true' } as const;
const checkIn = { name: 'checkIn', path: '/stocks/check-in' } as const;
const products = { name: 'products', path: '/products' } as const;

/** The most common tasks and their addresses, by the person's rights. The texts are under `home.steps`. */
export function stepsFor(person: Pick<Identity, 'scope' | 'roles' | 'brand'>) {
  if (person.brand) {
    const looks = { name: 'looks', path: brandLooksPath(person.brand.id) } as const;
    return [accept, products, looks, figures];
  }
  if (mayDo(person, dailyWork)) return [accept, ship, checkIn];
  return mayDo(person, 'support') ? [find, mend, events] : [find, events, figures];
}
