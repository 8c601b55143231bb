import type { Sealed } from '#domain/sealed.ts';
import type { Asker, LinkedEntity } from '#domain/support-tickets/support-ticket-kinds.ts';
import { supportTicketsTable } from '#projections/support-tickets/tables.ts';
import { insertRows } from '../../testing/insert.ts';
import { logRow } from '../../testing/rows.ts';
import type { Sample } from '../../testing/samples.ts';

const at = '2026-03-09T00:00:00.000Z';
const sealed = (title: string) => `sealed:${JSON.stringify({ title, text: `${title}: how?` })}` as Sealed;

interface Asking {
  id: number;
  asker: Asker;
  brandId: number | null;
  entity: LinkedEntity;
}

/** Tickets of admins of both brands, and of a member. */
const asked: readonly Asking[] = [
  { id: 91, asker: { label: 'brand_admin', id: 10 }, brandId: 1, entity: { category: 'tryset', id: 501 } },
  {
    id: 92,
    asker: { label: 'brand_admin', id: 20 },
    brandId: 2,
    entity: { category: 'stock_item', id: 211 },
  },
  { id: 93, asker: { label: 'user', id: 1001 }, brandId: null, entity: { category: 'tryset', id: 501 } },
];
const messageOf = ({ id }: Asking) => ({ content: sealed(`Question ${id}`), pictures: [] });

export const sample: Sample = {
  async insert(pool) {
    const rows = asked.map((each) => ({
      id: each.id,
      status: 'opened' as const,
      brandId: each.brandId,
      page: '/trysets',
      revision: 0n,
      askerLabel: each.asker.label,
      askerId: each.asker.id,
      entityCategory: each.entity.category,
      entityId: each.entity.id,
      messages: [{ ...each.asker, ...messageOf(each), at }],
      staffId: each.id === 91 ? 1 : null,
      waitingSince: at,
      createdAt: at,
      updatedAt: at,
    }));
    await insertRows(pool, supportTicketsTable, rows);
  },
  log: asked.map((each) => {
    const { id, asker, brandId, entity } = each;
    const data = { asker, brandId, page: '/trysets', entity, ...messageOf(each) };
    return logRow(`support_ticket-${id}`, 0n, 'SupportTicketOpened', data, { at, actor: asker });
  }),
  idOf: (path, _name, brand) => (path.startsWith('/v1/support-tickets') ? String(90 + brand) : null),
  shared: /^$/,
  forStaff: /^\/v1\/support-tickets\/.*history/,
};
