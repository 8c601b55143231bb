import { hashAfter } from '#domain/pictures/stripping.ts';
import type { SupportTicketEvent, TicketMessage } from '#domain/support-tickets/support-ticket-events.ts';
import type { Asker, SupportTicketStatus } from '#domain/support-tickets/support-ticket-kinds.ts';
import { statusAfter } from '#domain/support-tickets/support-ticket-transitions.ts';
import { idOf, type Projection, type Recorded } from '../projection.ts';
import { type MessageRow, type SupportTicketRow, supportTicketsTable } from './tables.ts';

/** Lists every event type, so that a missing type does not compile. */
const known: Readonly<Record<SupportTicketEvent['type'], true>> = {
  SupportTicketOpened: true,
  SupportTicketAnswered: true,
  SupportTicketWritten: true,
  SupportTicketAssigned: true,
  SupportTicketPictureStripped: true,
  SupportTicketClosed: true,
};

export const supportTicketsProjection: Projection<SupportTicketRow, SupportTicketEvent> = {
  name: 'support_tickets',
  table: supportTicketsTable,
  categories: ['support_ticket'],
  knows: (type) => Object.hasOwn(known, type),
  keys: (recorded) => [idOf(recorded)],
  fold(row, recorded) {
    const { event, at, revision } = recorded;
    if (event.type === 'SupportTicketOpened') {
      const { asker, brandId, page, entity } = event.data;
      return {
        id: idOf(recorded),
        status: 'opened',
        askerLabel: asker.label,
        askerId: asker.id,
        brandId,
        page,
        entityCategory: entity?.category ?? null,
        entityId: entity?.id ?? null,
        staffId: null,
        messages: [messageOf(recorded, event.data, asker.label)],
        waitingSince: at,
        revision,
        createdAt: at,
        updatedAt: at,
      };
    }
    if (row === null) return null;
    const status = statusAfter(row.status, event.type) as SupportTicketStatus;
    const isAwaited = status === 'opened' || status === 'waiting';
    const told = {
      status,
      revision,
      updatedAt: at,
      waitingSince: isAwaited ? (row.waitingSince ?? at) : null,
    };
    switch (event.type) {
      case 'SupportTicketAnswered':
        return { ...row, ...told, messages: [...row.messages, messageOf(recorded, event.data, 'staff')] };
      case 'SupportTicketWritten':
        return {
          ...row,
          ...told,
          messages: [...row.messages, messageOf(recorded, event.data, row.askerLabel)],
        };
      case 'SupportTicketPictureStripped': {
        const after = ({ pictures, ...message }: MessageRow): MessageRow => ({
          ...message,
          pictures: pictures.map((hash) => hashAfter(hash, event.data)),
        });
        return { ...row, ...told, messages: row.messages.map(after) };
      }
      case 'SupportTicketAssigned':
        return { ...row, ...told, staffId: event.data.staffId };
      case 'SupportTicketClosed':
        return { ...row, ...told };
    }
  },
};

function messageOf(
  { at, metadata }: Recorded,
  { content, pictures }: TicketMessage,
  label: Asker['label'],
): MessageRow {
  return { label, id: metadata.actor.id, content, pictures, at };
}
