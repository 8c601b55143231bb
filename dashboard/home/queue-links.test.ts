import { expect, test } from 'vitest';
import { type StaffRole, staffRoles } from '#domain/staff-role-kinds.ts';
import { queues } from '#read-api/home/queues.ts';
import { knownAreas } from '../areas.ts';
import { brandEventListShape } from '../brand-events/list-shapes.ts';
import { subscriptionListShape } from '../brand-subscriptions/subscription-list-shape.ts';
import { brandListShape } from '../brands/brand-list-shape.ts';
import { stateFrom } from '../kit/list/list-state.ts';
import { decide } from '../kit/routes/guard.ts';
import { lookUseListShape } from '../look-uses/look-use-list-shape.ts';
import { lookListShape } from '../looks/look-list-shape.ts';
import { memberListShape } from '../members/member-list-shape.ts';
import { itemListShape as orderItemListShape } from '../orders/order-filters.ts';
import { outListShape } from '../out-management/out-list-shape.ts';
import { paymentListShape } from '../payments/payment-list-shape.ts';
import { payoutListShape } from '../payouts/payout-list-shape.ts';
import { productListShape } from '../products/product-list-shape.ts';
import { taxInvoiceListShape } from '../settlements/tax-invoice-list-shape.ts';
import { stockListShape } from '../stock/stock-list-shape.ts';
import { ticketListShape } from '../support-tickets/ticket-list-shape.ts';
import { itemListShape } from '../tryset-items/item-list-shape.ts';
import { sendListShape } from '../trysets/send-list/send-list-shape.ts';
import { ticketListShape as userTicketListShape } from '../user-tickets/ticket-list-shape.ts';
import { figuresAddress } from './old-address.ts';
import { linkOf, pageOf, workOf } from './queue-links.ts';
import { stepsFor } from './steps.ts';

const shapes: Record<string, typeof itemListShape> = {
  '/trysetitems': itemListShape,
  '/tryset-send-list': () => sendListShape,
  '/stocks': stockListShape,
  '/out-management': outListShape,
  '/products': productListShape,
  '/brands': () => brandListShape,
  '/looks': lookListShape,
  '/look-use-management': lookUseListShape,
  '/users': memberListShape,
  '/orders/items': orderItemListShape,
  '/additional_services/events': brandEventListShape,
  '/payments': () => paymentListShape,
  '/tax-invoices': taxInvoiceListShape,
  '/payouts': () => payoutListShape,
  '/subscriptions': () => subscriptionListShape,
  '/tickets': () => userTicketListShape,
  '/support': () => ticketListShape,
};

test.each(queues)(
  'the list of $name accepts the filters and the order of its link',
  ({ list, query, for: whose }) => {
    const asText = Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)]));
    const [room = '', search = ''] = linkOf({ list, query: asText }).split('?');
    for (const scope of whose) {
      const shape = shapes[room]?.(scope);
      if (shape === undefined) throw new Error(`this test has no list shape for ${room}`);
      const { filters, order } = stateFrom(new URLSearchParams(search), shape);
      expect({ ...filters, order }).toEqual(asText);
    }
  },
);

const people = [
  { scope: 'brand_admin' as const, roles: [], brand: { id: 3, name: 'A', nameKo: null } },
  ...staffRoles.map((role) => ({ scope: 'staff' as const, roles: [role], brand: null })),
];

test.each(people)('$scope $roles may open every link on the home', (person) => {
  const own = queues.filter(({ for: whose }) => whose.some((scope) => scope === person.scope));
  const links = own.flatMap((queue) => {
    const { name, list } = queue;
    const query = Object.fromEntries(
      Object.entries(queue.query).map(([filter, value]) => [filter, String(value)]),
    );
    return [linkOf({ list, query }), workOf({ name, list, query }, person), pageOf(queue, 7)];
  });
  const all = [...links, ...stepsFor(person).map(({ path }) => path)];
  const away = all.filter((at) => {
    const decision = decide(knownAreas.rooms, at, { ...person, expired: false, start: '/' });
    return decision.kind !== 'open';
  });
  expect(away).toEqual([]);
});

test('links to a desk only for a person who may work there', () => {
  const toCheck = { name: 'toCheck', list: 'stocks', query: { statuses: 'in_check' } } as const;
  const as = (role: StaffRole) => workOf(toCheck, { scope: 'staff', roles: [role] });
  expect(staffRoles.map(as)).toEqual([
    '/stocks?statuses=in_check',
    '/stocks/check-in',
    '/stocks?statuses=in_check',
    '/stocks/check-in',
  ]);
});

test('redirects old addresses of the figures to their own page', () => {
  expect(figuresAddress(new URLSearchParams('period=2026-01-01%2C2026-01-31&by=brands'))).toBe(
    '/dashboard/figures?period=2026-01-01%2C2026-01-31&by=brands',
  );
  expect(figuresAddress(new URLSearchParams('tables=status'))).toBe('/dashboard/figures?tables=status');
  expect(figuresAddress(new URLSearchParams(''))).toBeNull();
});
