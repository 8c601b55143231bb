import { expect, test } from 'vitest';
import { system } from '../actor.ts';
import { brandAdmin, curator, staff } from '../testing/actors.ts';
import { codeOf, type Runner, race } from '../testing/race.ts';
import { itemHistories, parcel } from '../testing/tryset-items.ts';
import { type TrysetItemCommand, trysetItem } from './item.ts';
import type { TrysetItemStatus } from './item-status.ts';

type Entrant = [Runner<TrysetItemCommand>, TrysetItemStatus];

const by = (actor: Runner<TrysetItemCommand>['actor'], command: TrysetItemCommand) => ({ command, actor });
const stock = { to: 'in_stock' } as const;

const races: [TrysetItemStatus, Entrant, Entrant][] = [
  [
    'tryset_requested',
    [by(curator, { action: 'cancel' }), 'tryset_canceled'],
    [by(brandAdmin, { action: 'accept' }), 'tryset_preparing'],
  ],
  [
    'tryset_preparing',
    [by(brandAdmin, { action: 'outbound', ...parcel }), 'tryset_delivering'],
    [by(staff, { action: 'forced_deny', stock }), 'tryset_canceled'],
  ],
  [
    'tryset_delivered',
    [
      by(curator, { action: 'request_return', pickupReason: null, requestedPickupDate: null }),
      'return_requested',
    ],
    [
      by(curator, { action: 'start_purchase', orderId: 71, originalPrice: 90_000, salesPrice: 63_000 }),
      'purchase_pending',
    ],
  ],
  [
    'purchase_pending',
    [by(system, { action: 'pay', orderId: 71 }), 'purchased'],
    [by(system, { action: 'abandon_purchase', orderId: 71 }), 'tryset_delivered'],
  ],
  [
    'return_failed',
    [by(staff, { action: 'write_off', outcome: 'lost' }), 'return_delivered'],
    [by(staff, { action: 'retry_return', pickupDate: null }), 'return_preparing'],
  ],
  [
    'return_arrived',
    [by(staff, { action: 'return_complete' }), 'return_delivered'],
    [by(staff, { action: 'defer_return_item', faultType: 'curator' }), 'return_deferred'],
  ],
];

for (const [from, one, other] of races) {
  for (const [[fast, to], [slow]] of [
    [one, other],
    [other, one],
  ] as const) {
    test(`${fast.command.action} before ${slow.command.action}: only the first takes effect`, () => {
      const { state, slower } = race(trysetItem, itemHistories[from], fast, slow);
      expect(state.status).toBe(to);
      expect(codeOf(slower)).toBe('tryset_item.transition_not_allowed');
    });
  }
}
