import { sql } from 'kysely';
import type { Sealed } from '#domain/sealed.ts';
import type { Caller } from '#http/caller.ts';
import type { ReadModels } from '../database.ts';
import { supportTicketsFor } from './scope.ts';

/** Tickets with their first message. */
export function ticketsFound(db: ReadModels, caller: Caller) {
  return supportTicketsFor(db, caller)
    .select([
      'ticket.id',
      'ticket.status',
      'ticket.askerLabel',
      'ticket.askerId',
      'ticket.brandId',
      'ticket.page',
      'ticket.entityCategory',
      'ticket.entityId',
      'ticket.waitingSince',
      'ticket.staffId',
      'ticket.revision',
      'ticket.createdAt',
      'ticket.updatedAt',
    ])
    .select(['brand.name as brandName', 'brand.nameKo as brandNameKo'])
    .select([
      sql<Sealed>`ticket.messages -> 0 ->> 'content'`.as('content'),
      sql<number>`jsonb_array_length(ticket.messages)`.as('messageCount'),
    ]);
}
export type TicketFound = Awaited<ReturnType<ReturnType<typeof ticketsFound>['execute']>>[number];
