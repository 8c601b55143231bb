import { expect, test } from 'vitest';
import type { Sealed } from '#domain/sealed.ts';
import type { SupportTicketEvent } from '#domain/support-tickets/support-ticket-events.ts';
import { foldAll, type Given } from '../testing/folding.ts';
import { supportTicketsProjection } from './projection.ts';

const asker = { label: 'brand_admin', id: 4 } as const;
const message = (text: string) => ({ content: `sealed:${text}` as Sealed, pictures: [text] });
const told = (event: SupportTicketEvent, on: string, actor: { label: 'staff' | 'brand_admin'; id: number }) =>
  ({ event, on, metadata: { actor } }) satisfies Given<SupportTicketEvent>;

const opened = told(
  {
    type: 'SupportTicketOpened',
    data: {
      asker,
      brandId: 2,
      page: '/trysets',
      entity: { category: 'tryset', id: 5 },
      ...message('first'),
    },
  },
  '2026-01-01',
  asker,
);
const kim = { label: 'staff', id: 3 } as const;
const answered = told({ type: 'SupportTicketAnswered', data: message('answer') }, '2026-01-02', kim);
const again = (on: string) => told({ type: 'SupportTicketWritten', data: message('again') }, on, asker);
const closed = told({ type: 'SupportTicketClosed', data: {} }, '2026-01-05', kim);
const rowAfter = (...events: Given<SupportTicketEvent>[]) =>
  foldAll(supportTicketsProjection, 'support_ticket-7', events);

test('a row follows the ticket, and its messages stay sealed', () => {
  expect(rowAfter(opened)).toEqual({
    id: 7,
    status: 'opened',
    askerLabel: 'brand_admin',
    askerId: 4,
    brandId: 2,
    page: '/trysets',
    entityCategory: 'tryset',
    entityId: 5,
    revision: 0n,
    staffId: null,
    waitingSince: '2026-01-01T00:00:00.000Z',
    createdAt: '2026-01-01T00:00:00.000Z',
    updatedAt: '2026-01-01T00:00:00.000Z',
    messages: [{ ...asker, ...message('first'), at: '2026-01-01T00:00:00.000Z' }],
  });
  const row = rowAfter(opened, answered, again('2026-01-03'), closed);
  expect(row?.messages.map(({ label, id, content }) => [label, id, content])).toEqual([
    ['brand_admin', 4, 'sealed:first'],
    ['staff', 3, 'sealed:answer'],
    ['brand_admin', 4, 'sealed:again'],
  ]);
  expect(row).toMatchObject({ status: 'closed', revision: 3n });
});

test('its asker waits from the first word that nobody has answered', () => {
  const since = (...events: Given<SupportTicketEvent>[]) => {
    const row = rowAfter(opened, ...events);
    return [row?.status, row?.waitingSince?.slice(0, 10)];
  };
  expect(since(again('2026-01-03'))).toEqual(['opened', '2026-01-01']);
  expect(since(answered)).toEqual(['answered', undefined]);
  expect(since(answered, again('2026-01-03'), again('2026-01-04'))).toEqual(['waiting', '2026-01-03']);
  expect(since(closed)).toEqual(['closed', undefined]);
  expect(since(closed, again('2026-01-06'))).toEqual(['waiting', '2026-01-06']);
});
