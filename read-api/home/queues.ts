import type { BrandEventsParams } from '../brand-events/lists.ts';
import type { SubscriptionsParams } from '../brand-subscriptions/lists.ts';
import type { BrandsParams } from '../brands/filters.ts';
import type { LookUsesParams } from '../look-uses/lists.ts';
import type { LooksParams } from '../looks/filters.ts';
import type { UsersParams } from '../members/filters.ts';
import type { OrderItemsParams } from '../orders/item-lists.ts';
import type { PaymentsParams } from '../payments/lists.ts';
import type { PayoutsParams } from '../payouts/lists.ts';
import type { ProductsParams } from '../products/filters.ts';
import type { TaxInvoicesParams } from '../settlements/tax-invoices/lists.ts';
import type { StockItemsParams } from '../stock/filters.ts';
import type { SupportTicketsQuery } from '../support-tickets/lists.ts';
import type { TrysetItemsParams } from '../tryset-items/filters.ts';
import type { TrysetsParams } from '../trysets/filters.ts';
import type { TicketsParams } from '../user-tickets/lists.ts';
import type {
  brandEventSince,
  brandSince,
  itemSince,
  lookSince,
  lookUseSince,
  memberSince,
  orderItemSince,
  paymentSince,
  payoutSince,
  productSince,
  stockSince,
  subscriptionSince,
  taxInvoiceSince,
  ticketSince,
  trysetSince,
  userTicketSince,
} from './since.ts';

/**
 * A list and the query that selects its waiting rows. Its `order` names the column that tells since when they wait.
 */
export type Behind =
  | { list: 'tryset_items'; query: TrysetItemsParams & { order: keyof typeof itemSince } }
  | { list: 'trysets'; query: TrysetsParams & { order: keyof typeof trysetSince } }
  | { list: 'stocks'; query: StockItemsParams & { order: keyof typeof stockSince } }
  | { list: 'products'; query: ProductsParams & { order: keyof typeof productSince } }
  | { list: 'brands'; query: BrandsParams & { order: keyof typeof brandSince } }
  | { list: 'users'; query: UsersParams & { order: keyof typeof memberSince } }
  | { list: 'looks'; query: LooksParams & { order: keyof typeof lookSince } }
  | { list: 'look_uses'; query: LookUsesParams & { order: keyof typeof lookUseSince } }
  | { list: 'brand_events'; query: BrandEventsParams & { order: keyof typeof brandEventSince } }
  | { list: 'payments'; query: PaymentsParams & { order: keyof typeof paymentSince } }
  | { list: 'order_items'; query: OrderItemsParams & { order: keyof typeof orderItemSince } }
  | { list: 'payouts'; query: PayoutsParams & { order: keyof typeof payoutSince } }
  | { list: 'tax_invoices'; query: TaxInvoicesParams & { order: keyof typeof taxInvoiceSince } }
  | { list: 'brand_subscriptions'; query: SubscriptionsParams & { order: keyof typeof subscriptionSince } }
  | { list: 'user_tickets'; query: TicketsParams & { order: keyof typeof userTicketSince } }
  | { list: 'support_tickets'; query: SupportTicketsQuery & { order: keyof typeof ticketSince } };

export const queueLists = [
  'tryset_items',
  'trysets',
  'stocks',
  'products',
  'brands',
  'users',
  'payments',
  'order_items',
  'tax_invoices',
  'payouts',
  'brand_subscriptions',
  'user_tickets',
  'support_tickets',
  'looks',
  'look_uses',
  'brand_events',
] as const satisfies readonly Behind['list'][];

/** A queue: its name, the roles that see it, and the list with its rows, oldest first. */
export type Queue = Behind & { name: string; for: readonly ('staff' | 'brand_admin')[] };

const both = ['staff', 'brand_admin'] as const;
const staff = ['staff'] as const;
const brand = ['brand_admin'] as const;

/**
 * All queues, most urgent first. Brand admins get the queues for actions that the transition tables allow them, and
 * those about their own garments.
 */
export const queues = [
  {
    name: 'overdueToPrepare',
    for: both,
    list: 'trysets',
    query: { time_to_prepare_delivery_overdue: true, order: 'to_prepare' },
  },
  {
    name: 'dueToday',
    for: both,
    list: 'trysets',
    query: {
      time_to_prepare_delivery_today: true,
      time_to_prepare_delivery_overdue: false,
      order: 'created_time',
    },
  },
  {
    name: 'ordersToPrepare',
    for: both,
    list: 'order_items',
    query: { statuses: ['paid'], types: ['product_v2'], order: 'paid_time' },
  },
  {
    name: 'ordersToShip',
    for: both,
    list: 'order_items',
    query: { statuses: ['preparing'], types: ['product_v2'], order: 'paid_time' },
  },
  {
    name: 'toAccept',
    for: both,
    list: 'tryset_items',
    query: { statuses: ['tryset_requested'], order: 'created_time' },
  },
  {
    name: 'overdue',
    for: both,
    list: 'tryset_items',
    query: { is_overdue: true, order: 'trial_end_time' },
  },
  { name: 'toCheck', for: staff, list: 'stocks', query: { statuses: ['in_check'], order: 'updated_time' } },
  {
    name: 'deferred',
    for: both,
    list: 'tryset_items',
    query: { statuses: ['return_deferred'], order: 'deferred_time' },
  },
  {
    name: 'returnsToAccept',
    for: staff,
    list: 'tryset_items',
    query: { statuses: ['return_requested'], order: 'return_requested_time' },
  },
  {
    name: 'orderReturns',
    for: staff,
    list: 'order_items',
    query: { is_return_requested: true, order: 'updated_time' },
  },
  {
    name: 'toCertify',
    for: staff,
    list: 'looks',
    query: { needs_decision: true, order: 'created_time' },
  },
  {
    name: 'usesUnanswered',
    for: staff,
    list: 'look_uses',
    query: { is_unanswered: true, order: 'asked_time' },
  },
  {
    name: 'eventsToApprove',
    for: staff,
    list: 'brand_events',
    query: { states: ['pending'], order: 'created_time' },
  },
  {
    name: 'brandsApplied',
    for: staff,
    list: 'brands',
    query: { status: ['applied'], order: 'created_time' },
  },
  {
    name: 'brandNamesProposed',
    for: staff,
    list: 'brands',
    query: { is_name_proposed: true, order: 'updated_time' },
  },
  {
    name: 'membersApplied',
    for: staff,
    list: 'users',
    query: { role: 'applying_only', order: 'created_time' },
  },
  {
    name: 'failed',
    for: both,
    list: 'tryset_items',
    query: { statuses: ['return_failed'], order: 'updated_time' },
  },
  {
    name: 'ticketsWaiting',
    for: staff,
    list: 'support_tickets',
    query: { statuses: ['opened', 'waiting'], order: 'waiting_time' },
  },
  {
    name: 'ticketsOfMine',
    for: staff,
    list: 'support_tickets',
    query: { statuses: ['opened', 'waiting'], is_mine: true, order: 'waiting_time' },
  },
  {
    name: 'subscriptionsUnpaid',
    for: both,
    list: 'brand_subscriptions',
    query: { status: ['payment_retry_await'], order: 'first_failed_time' },
  },
  {
    name: 'transfersAwaited',
    for: staff,
    list: 'payments',
    query: { statuses: ['pending'], payment_method: ['bank'], order: 'created_time' },
  },
  {
    name: 'refundsFailed',
    for: staff,
    list: 'payments',
    query: { refund_refusals: ['refused', 'not_possible'], order: 'updated_time' },
  },
  {
    name: 'refundAccounts',
    for: staff,
    list: 'payments',
    query: { refund_refusals: ['needs_account'], order: 'updated_time' },
  },
  {
    name: 'paymentsUnknown',
    for: staff,
    list: 'payments',
    query: { is_outcome_unknown: true, order: 'updated_time' },
  },
  {
    name: 'paymentsDiffer',
    for: staff,
    list: 'payments',
    query: { has_difference: true, order: 'updated_time' },
  },
  {
    name: 'taxInvoicesDue',
    for: staff,
    list: 'tax_invoices',
    query: { is_noted: false, is_overdue: false, order: 'written_date' },
  },
  {
    name: 'payoutsToApprove',
    for: staff,
    list: 'payouts',
    query: { statuses: ['drafted'], order: 'updated_time' },
  },
  {
    name: 'payoutsToPay',
    for: staff,
    list: 'payouts',
    query: { statuses: ['approved'], order: 'updated_time' },
  },
  {
    name: 'ticketsSuspended',
    for: staff,
    list: 'user_tickets',
    query: { is_unpaid: true, order: 'created_time' },
  },
  {
    name: 'renewalsFailed',
    for: staff,
    list: 'user_tickets',
    query: { is_renewal_failed: true, order: 'updated_time' },
  },
  {
    name: 'outAskedFor',
    for: both,
    list: 'stocks',
    query: { out_stage: 'requested_in_stock', order: 'out_requested_time' },
  },
  {
    name: 'toShip',
    for: both,
    list: 'tryset_items',
    query: { statuses: ['tryset_preparing'], order: 'approved_time' },
  },
  {
    name: 'returnsExpected',
    for: staff,
    list: 'tryset_items',
    query: { statuses: ['return_preparing', 'return_delivering'], order: 'return_requested_time' },
  },
  {
    name: 'outReady',
    for: staff,
    list: 'stocks',
    query: { out_stage: 'ready', order: 'out_requested_time' },
  },
  {
    name: 'outComing',
    for: brand,
    list: 'stocks',
    query: { out_stage: 'ongoing', order: 'out_requested_time' },
  },
  {
    name: 'usesEnding',
    for: both,
    list: 'look_uses',
    query: { is_ending: true, order: 'end_date' },
  },
  { name: 'toEnter', for: staff, list: 'stocks', query: { statuses: ['created'], order: 'created_time' } },
  { name: 'onHold', for: staff, list: 'stocks', query: { statuses: ['hold'], order: 'updated_time' } },
  {
    name: 'unpublished',
    for: brand,
    list: 'products',
    query: { is_published: false, order: 'created_time' },
  },
] as const satisfies readonly Queue[];

export type QueueName = (typeof queues)[number]['name'];
