import { sql } from 'kysely';
import type { InboxNotice } from '#domain/inbox/notice.ts';
import type { Currency } from '#domain/payments/payment-kinds.ts';
import type { Region } from '#domain/regions.ts';
import type { Caller } from '#http/caller.ts';
import type { ReadModels } from '../database.ts';
import { nothing } from '../kit/scope.ts';

/** Messages that the caller may see: a member its own, staff all, brand admins none. */
export function messagesFor(db: ReadModels, caller: Caller) {
  const messages = db.selectFrom('read.inboxMessages as message');
  if (caller.label === 'staff') return messages;
  return caller.label === 'user' ? messages.where('message.userId', '=', caller.id) : messages.where(nothing);
}

/** The same, with what their texts name. `now` decides the possible actions. */
export function wholeMessages(db: ReadModels, caller: Caller, now: string) {
  return messagesFor(db, caller)
    .leftJoin('read.users as member', 'member.id', 'message.userId')
    .leftJoin('read.inboxNotices as notice', (join) =>
      join.onRef('notice.id', '=', 'message.aboutId').on('message.aboutKind', '=', 'inbox_notice'),
    )
    .leftJoin('read.userTickets as ticket', (join) =>
      join.onRef('ticket.id', '=', 'message.aboutId').on('message.aboutKind', '=', 'user_ticket'),
    )
    .leftJoin('read.payments as payment', (join) =>
      join.onRef('payment.id', '=', 'message.aboutId').on('message.aboutKind', '=', 'payment'),
    )
    .leftJoin('read.lookUses as use', (join) =>
      join.onRef('use.id', '=', 'message.aboutId').on('message.aboutKind', '=', 'look_use'),
    )
    .leftJoin('read.brands as brand', 'brand.id', 'use.brandId')
    .leftJoin('read.reservations as visit', (join) =>
      join.onRef('visit.id', '=', 'message.aboutId').on('message.aboutKind', '=', 'reservation'),
    )
    .leftJoin('read.brands as host', 'host.id', 'visit.brandId')
    .leftJoin('read.proposals as proposal', (join) =>
      join.onRef('proposal.id', '=', 'message.aboutId').on('message.aboutKind', '=', 'proposal'),
    )
    .leftJoin(
      'read.brandCollaborations as collaboration',
      'collaboration.id',
      'proposal.brandCollaborationId',
    )
    .leftJoin('read.brands as proposer', 'proposer.id', 'proposal.brandId')
    .leftJoin('read.looks as look', (join) =>
      join.on(
        sql<number>`case message.about_kind when 'look' then message.about_id else use.look_id end`,
        '=',
        sql.ref('look.id'),
      ),
    )
    .selectAll('message')
    .select(sql<Region | null>`member.region_id`.as('regionId'))
    .select(sql<InboxNotice['texts'] | null>`notice.texts`.as('noticeTexts'))
    .select(sql<string | null>`ticket.state -> 'plan' ->> 'name'`.as('plan'))
    .select('ticket.endDate')
    .select(sql<number | null>`payment.amount`.as('amount'))
    .select(sql<Currency | null>`payment.currency`.as('currency'))
    .select('use.useType')
    .select(sql<string | null>`use.start_date`.as('useStart'))
    .select(sql<string | null>`use.end_date`.as('useEnd'))
    .select(sql<string | null>`brand.name`.as('brand'))
    .select(sql<string | null>`host.name`.as('eventBrand'))
    .select('visit.startsAt as visitStart')
    .select(sql<string | null>`proposer.name`.as('proposalBrand'))
    .select(sql<string | null>`collaboration.name`.as('collaborationName'))
    .select(sql<string | null>`look.images -> 0 ->> 'hash'`.as('thumbnail'))
    .select(sql<Caller['label']>`${caller.label}::text`.as('readBy'))
    .select(sql<string>`${now}::text`.as('now'));
}
export type MessageFound = Awaited<ReturnType<ReturnType<typeof wholeMessages>['execute']>>[number];
