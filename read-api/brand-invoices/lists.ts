import { sql } from 'kysely';
import Type, { type Static } from 'typebox';
import {
  brandInvoiceKinds,
  brandInvoiceStatuses,
  brandPaymentMethods,
} from '#domain/brand-invoices/invoice-kinds.ts';
import { FlagParam, IdParam, IdsParam, PeriodParam, SomeOf } from '#http/filters.ts';
import { ListQuery } from '#http/lists.ts';
import { type Rows, rowsOf } from '../kit/readable/rows.ts';
import type { Reading } from '../kit/reading.ts';
import { among, whether, within } from '../kit/search.ts';
import { newestFirst, sortedList } from '../kit/sorted-list.ts';
import { type InvoiceFound, wholeInvoices } from './scope.ts';

const invoiceList = sortedList(
  wholeInvoices,
  {
    id: 'invoice.id',
    amount: 'invoice.amount',
    due_time: 'invoice.dueTime',
    paid_time: 'invoice.paidTime',
    created_time: 'invoice.createdAt',
    updated_time: 'invoice.updatedAt',
  },
  newestFirst,
  ['paid_time'],
);

export const InvoiceFilters = {
  ids: Type.Optional(IdsParam),
  brand_id: Type.Optional(IdParam),
  brand_subscription_id: Type.Optional(IdParam),
  plan_id: Type.Optional(IdParam),
  status: Type.Optional(SomeOf(brandInvoiceStatuses)),
  kind: Type.Optional(SomeOf(brandInvoiceKinds)),
  payment_method: Type.Optional(SomeOf(brandPaymentMethods)),
  is_overdue: Type.Optional(FlagParam),
  created_time: Type.Optional(PeriodParam),
  due_time: Type.Optional(PeriodParam),
  paid_time: Type.Optional(PeriodParam),
};
export const InvoicesQuery = ListQuery({ ...InvoiceFilters, order: invoiceList.param });
type Filters = Omit<Static<typeof InvoicesQuery>, 'limit' | 'offset' | 'order'>;

/** Invoices that the caller may see and that match all filters, unsorted. */
export function filteredInvoices(
  { db, caller, now }: Pick<Reading, 'db' | 'caller' | 'now'>,
  query: Filters,
) {
  const {
    ids,
    status: statuses,
    kind: kinds,
    payment_method: methods,
    created_time: created,
    due_time: due,
    paid_time: paid,
  } = query;
  const { brand_id: brandId, brand_subscription_id: subscriptionId, plan_id: planId, is_overdue } = query;
  let invoices = wholeInvoices(db, caller, now);
  if (ids !== undefined) invoices = invoices.where(among('invoice.id', ids));
  if (brandId !== undefined) invoices = invoices.where('invoice.brandId', '=', brandId);
  if (subscriptionId !== undefined) {
    invoices = invoices.where('invoice.brandSubscriptionId', '=', subscriptionId);
  }
  if (planId !== undefined) invoices = invoices.where('planned.planId', '=', planId);
  if (statuses !== undefined) invoices = invoices.where(among('invoice.status', statuses));
  if (kinds !== undefined) invoices = invoices.where(among('invoice.kind', kinds));
  if (methods !== undefined) invoices = invoices.where(among('invoice.method', methods));
  if (is_overdue !== undefined) invoices = invoices.where(whether(overdue(now), is_overdue));
  if (created !== undefined) invoices = invoices.where(within('invoice.created_at', created));
  if (due !== undefined) invoices = invoices.where(within('invoice.due_time', due));
  if (paid !== undefined) invoices = invoices.where(within('invoice.paid_time', paid));
  return invoices;
}

/** Whether an invoice waits for money after its due time. */
export function overdue(now: string) {
  return sql<boolean>`(invoice.status = 'pending' and invoice.due_time < ${now}::timestamptz)`;
}

/** The same, sorted. */
export function matchingInvoices(
  reading: Pick<Reading, 'db' | 'caller' | 'now'>,
  { order, ...query }: Static<typeof InvoicesQuery>,
): Rows<InvoiceFound> {
  const invoices = filteredInvoices(reading, query);
  return rowsOf(invoices, invoiceList.sorted(invoices, order));
}
