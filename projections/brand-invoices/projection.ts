import { brandInvoice } from '#domain/brand-invoices/invoice.ts';
import type { BrandInvoiceEvent } from '#domain/brand-invoices/invoice-events.ts';
import { brandInvoicesWritten } from '#domain/brand-invoices/written.ts';
import { idOf, type Projection } from '../projection.ts';
import { type BrandInvoiceRow, brandInvoicesTable } from './tables.ts';

const known = new Set(brandInvoicesWritten.flatMap(({ newest }) => Object.keys(newest)));

export const brandInvoicesProjection: Projection<BrandInvoiceRow, BrandInvoiceEvent> = {
  name: 'brand_invoices',
  table: brandInvoicesTable,
  categories: ['brand_invoice'],
  knows: (type) => known.has(type),
  keys: (recorded) => [idOf(recorded)],
  fold(row, recorded) {
    const { event, at, revision } = recorded;
    const id = idOf(recorded);
    const { createdAt = at, revision: _, updatedAt: __, id: ___, ...before } = row ?? {};
    const state = brandInvoice.evolve({ ...brandInvoice.initial, ...before, brandInvoiceId: id }, event, at);
    const { brandInvoiceId: ____, status, currency, dueTime, ...invoice } = state;
    if (status === 'none' || currency === null || dueTime === null) return null;
    return { ...invoice, status, currency, dueTime, id, revision, createdAt, updatedAt: at };
  },
};
