import type { Sealed } from '../sealed.ts';
import type { DamageReport } from '../tryset-items/damage.ts';
import type { NextItem } from '../tryset-items/exchange.ts';
import type { TrysetItemCommand } from '../tryset-items/item.ts';
import type { TrysetItemEvent } from '../tryset-items/item-events.ts';
import type { MissingStep } from '../tryset-items/item-kinds.ts';
import type { TrysetItemState } from '../tryset-items/item-state.ts';
import { shippedStatuses } from '../tryset-items/item-status.ts';
import type { TrysetItemAction } from '../tryset-items/item-transitions.ts';
import type { Sample } from './every-row.ts';
import { description, parcel } from './tryset-items.ts';

type ItemSample = Sample<TrysetItemState, TrysetItemCommand, TrysetItemEvent>;
type Simple = Extract<TrysetItemEvent, { data: Record<string, never> }>['type'];

/** The item of another size that follows the item 31, in a tryset of its own. */
export const nextItem: NextItem = {
  trysetId: 22,
  item: {
    trysetItemId: 33,
    brandId: 7,
    productId: 301,
    productSizeId: 402,
    stockItemId: 503,
    useMode: 'rent',
    trialDays: 14,
    postDays: 7,
    lookUploadPoint: 5_000,
    instagramUploadPoint: 3_000,
    youtubeUploadPoint: 10_000,
  },
  tryset: {
    recipient: 's1.c2FtcGxlIHNlYWxlZCB0ZXh0IG9mIGFkZHJlc3MsIG9wZW5zIHdpdGggbm8ga2V5' as Sealed,
    isPreferExpress: false,
    expectedDeliveryOn: '2026-03-05',
    prepareOn: '2026-03-04',
  },
};

/** A report of damage with two pictures. */
export const damageReport: DamageReport = {
  content: 's1.c2FtcGxlIHNlYWxlZCB0ZXh0IG9mIGRhbWFnZSwgb3BlbnMgd2l0aCBubyBrZXk' as Sealed,
  pictures: ['1f'.repeat(32), '2e'.repeat(32)],
};

const look = { lookId: 81, snsType: 'Instagram' } as const;
const rightParcel = { courier: 'YAMATO', trackingNumber: '4429-1180-7753' } as const;
const missing: Readonly<Record<string, MissingStep>> = {
  tryset_delivered: 'request',
  return_requested: 'acceptance',
};
const hasComeBack = (status: string) => ['return_arrived', 'return_delivered'].includes(status);
const delivered = { deliveredAt: '2026-03-02T09:03:00.000Z' };

function simple(
  action: TrysetItemCommand['action'],
  type: Simple,
  more: Partial<ItemSample> = {},
): ItemSample {
  return { command: { action } as TrysetItemCommand, events: [{ type, data: {} }], ...more };
}

function telling<Data extends object>(
  action: TrysetItemCommand['action'],
  type: TrysetItemEvent['type'],
  data: Data,
  more: Partial<ItemSample> = {},
): ItemSample {
  return {
    command: { action, ...data } as unknown as TrysetItemCommand,
    events: [{ type, data } as unknown as TrysetItemEvent],
    ...more,
  };
}

/** A sample of each action on a tryset item, with all its events. */
export const trysetItemSamples: Readonly<Record<TrysetItemAction, ItemSample>> = {
  request: telling('request', 'TrysetItemRequested', { ...description, isExpress: true }),
  cancel: simple('cancel', 'TrysetItemCanceled'),
  accept: simple('accept', 'TrysetItemAccepted'),
  deny: telling('deny', 'TrysetItemDenied', { stock: { to: 'in_check' } }),
  forced_deny: telling('forced_deny', 'TrysetItemForceDenied', {
    stock: { to: 'unavailable', unavailableReason: 'damaged' },
  }),
  replace_stock: {
    command: { action: 'replace_stock', to: 502, stock: { to: 'in_check' } },
    events: [{ type: 'TrysetItemStockReplaced', data: { from: 501, to: 502, stock: { to: 'in_check' } } }],
  },
  correct_garment: {
    command: { action: 'correct_garment', to: 502 },
    events: [{ type: 'TrysetItemGarmentCorrected', data: { from: 501, to: 502 } }],
  },
  exchange_size: {
    command: { action: 'exchange_size', productSizeId: 402, to: 503 },
    events: [{ type: 'TrysetItemSizeExchanged', data: { productSizeId: 402, from: 501, to: 503 } }],
  },
  exchange_delivered: {
    command: { action: 'exchange_delivered', productSizeId: 402, next: nextItem },
    events: [
      { type: 'TrysetItemExchanged', data: { next: nextItem } },
      { type: 'TrysetItemReturnRequested', data: { pickupReason: null, requestedPickupDate: null } },
    ],
  },
  swap_garment: {
    command: { action: 'swap_garment', withItemId: 32, to: 502 },
    events: [{ type: 'TrysetItemSwapBegun', data: { withItemId: 32, from: 501, to: 502 } }],
  },
  answer_swap: {
    command: { action: 'answer_swap', withItemId: 32, productId: 301, from: 502, to: 501 },
    events: ({ status }) => {
      const to = shippedStatuses.some((shipped) => shipped === status) ? 502 : null;
      return [{ type: 'TrysetItemSwapAnswered', data: { withItemId: 32, from: 501, to } }];
    },
  },
  end_swap: {
    command: { action: 'end_swap', withItemId: 32, to: 502 },
    events: [{ type: 'TrysetItemSwapEnded', data: { withItemId: 32, from: 501, to: 502 } }],
    standing: { swapsWith: 32 },
  },
  expire_replacement: {
    command: { action: 'expire_replacement', stockItemId: 502 },
    events: [{ type: 'TrysetItemReplacementExpired', data: { stockItemId: 502, ruleCode: '24' } }],
  },
  express: simple('express', 'TrysetItemMarkedExpress'),
  normal: simple('normal', 'TrysetItemMarkedNormal', { standing: { isExpress: true } }),
  outbound: telling('outbound', 'TrysetItemShipped', parcel),
  correct_parcel: telling('correct_parcel', 'TrysetItemParcelCorrected', rightParcel),
  correct_return_parcel: telling('correct_return_parcel', 'TrysetItemReturnParcelCorrected', rightParcel),
  force_track: {
    command: { action: 'force_track', courierStatus: 'delivered' },
    events: ({ status }): TrysetItemEvent[] => [
      { type: 'TrysetItemTracked', data: { courierStatus: 'delivered' } },
      status === 'tryset_delivering'
        ? { type: 'TrysetItemDelivered', data: { forced: false } }
        : { type: 'TrysetItemReturnArrived', data: {} },
    ],
    told: { tryset_delivering: 'tryset_delivered', return_delivering: 'return_arrived' },
  },
  deliver: {
    command: { action: 'deliver' },
    events: [{ type: 'TrysetItemDelivered', data: { forced: false } }],
  },
  force_delivered: {
    command: { action: 'force_delivered' },
    events: [{ type: 'TrysetItemDelivered', data: { forced: true } }],
  },
  fail_delivery: telling('fail_delivery', 'TrysetItemDeliveryFailed', { outcome: 'returned_to_sender' }),
  not_received: telling('not_received', 'TrysetItemNotReceived', { courierClaim: 'CJ-2026-0311' }),
  send_again: telling('send_again', 'TrysetItemSentAgain', rightParcel, { standing: { deliveredAt: null } }),
  arrive_unannounced: {
    command: { action: 'arrive_unannounced' },
    events: ({ status }): TrysetItemEvent[] => [
      { type: 'TrysetItemArrivedUnannounced', data: { missing: missing[status] ?? 'parcel' } },
    ],
  },
  extend_trial: {
    command: { action: 'extend_trial', lastDay: '2026-03-20' },
    events: [{ type: 'TrysetItemTrialExtended', data: { lastDay: '2026-03-20', trialDays: 18 } }],
    standing: delivered,
  },
  keep: simple('keep', 'TrysetItemGiven', { standing: { useMode: 'gift' }, known: ['purchased'] }),
  end_trial: {
    command: { action: 'end_trial' },
    events: [{ type: 'TrysetItemTrialEnded', data: { ruleCode: '22' } }],
    standing: delivered,
  },
  mark_post_overdue: {
    command: { action: 'mark_post_overdue' },
    events: [{ type: 'TrysetItemPostOverdue', data: { ruleCode: '23' } }],
    standing: delivered,
  },
  post_look: telling('post_look', 'TrysetItemLookPosted', look, { standing: delivered }),
  withdraw_look: telling(
    'withdraw_look',
    'TrysetItemLookWithdrawn',
    { lookId: look.lookId },
    { standing: { looks: [look] } },
  ),
  refuse_post: telling(
    'refuse_post',
    'TrysetItemPostRefused',
    { refusalType: 'planned' },
    { standing: delivered },
  ),
  report_damage: {
    command: { action: 'report_damage', ...damageReport },
    events: [{ type: 'TrysetItemDamageReported', data: { userId: 51, ...damageReport } }],
    // The member reports in time.
    standing: { deliveredAt: '2026-05-30T09:03:00.000Z' },
    refusedAs: (status) => (hasComeBack(status) ? 'tryset_item.already_returned' : undefined),
  },
  start_purchase: telling('start_purchase', 'TrysetItemPurchaseStarted', {
    orderId: 72,
    originalPrice: 120_000,
    salesPrice: 96_000,
  }),
  abandon_purchase: telling(
    'abandon_purchase',
    'TrysetItemPurchaseAbandoned',
    { orderId: 71 },
    { standing: { orderId: 71 } },
  ),
  take_back: telling(
    'take_back',
    'TrysetItemTakenBack',
    { orderId: 71 },
    { standing: { orderId: 71 }, known: ['return_arrived'] },
  ),
  pay: telling(
    'pay',
    'TrysetItemPurchased',
    { orderId: 71 },
    { standing: { orderId: 71 }, known: ['purchased'] },
  ),
  request_return: telling('request_return', 'TrysetItemReturnRequested', {
    pickupReason: 'moving house',
    requestedPickupDate: '2026-03-11',
  }),
  withdraw_return: simple('withdraw_return', 'TrysetItemReturnWithdrawn'),
  accept_return: telling('accept_return', 'TrysetItemReturnAccepted', { pickupDate: '2026-03-12' }),
  return_item: telling('return_item', 'TrysetItemReturnShipped', parcel),
  arrive: simple('arrive', 'TrysetItemReturnArrived'),
  return_complete: simple('return_complete', 'TrysetItemReturnCompleted'),
  fail_return: simple('fail_return', 'TrysetItemReturnFailed'),
  defer_return_item: telling('defer_return_item', 'TrysetItemReturnDeferred', { faultType: 'product' }),
  retry_return: telling('retry_return', 'TrysetItemReturnRetried', { pickupDate: null }),
  force_purchase: telling(
    'force_purchase',
    'TrysetItemForcePurchased',
    { faultType: 'curator' },
    // The order ends first, and then the member has the item again.
    { guarded: { from: 'purchase_pending', roles: ['staff'], code: 'tryset_item.being_paid' } },
  ),
  undo_force_purchase: {
    command: { action: 'undo_force_purchase' },
    events: [
      {
        type: 'TrysetItemForcePurchaseUndone',
        data: { status: 'return_failed' },
      },
    ],
    standing: { forced: { from: 'return_failed', at: '2026-05-20T09:03:00.000Z' } },
    told: { purchased: 'return_failed' },
  },
  charge_fault: telling('charge_fault', 'TrysetItemFaultCharged', { paymentId: 61, amount: 45_000 }),
  write_off: telling('write_off', 'TrysetItemWrittenOff', { outcome: 'lost' }),
  extend_post: telling(
    'extend_post',
    'TrysetItemPostExtended',
    { lastDay: '2026-06-10' },
    { standing: delivered },
  ),
  revise_notes: {
    command: { action: 'revise_notes', notes: { boxScore: 4, metadata: null } },
    events: [{ type: 'TrysetItemNotesRevised', data: { changed: { boxScore: 4 } } }],
  },
  remove: { ...simple('remove', 'TrysetItemRemoved'), refusedAs: 'removal.in_use' },
};
