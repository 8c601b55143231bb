import { personKey } from '#domain/members/person.ts';
import type { Sealed } from '#domain/sealed.ts';
import type { TicketText } from '#domain/support-tickets/support-ticket-events.ts';
import type { Asker } from '#domain/support-tickets/support-ticket-kinds.ts';
import { isAsker } from '#domain/support-tickets/support-ticket-kinds.ts';
import { supportTicketRules } from '#domain/support-tickets/support-ticket-transitions.ts';
import { actionsFor } from '#domain/transition-table.ts';
import type { Caller } from '#http/caller.ts';
import { brandBrief } from '../briefs/brands/brief.ts';
import type { ReadDeps } from '../deps.ts';
import { actorNames } from '../kit/history/actors.ts';
import type { SupportTicket } from './contract.ts';
import type { TicketFound } from './rows.ts';

/** Tickets as the caller may see them, with titles unsealed if the askers' keys exist. */
export async function shownTickets(
  deps: Pick<ReadDeps, 'db' | 'areas' | 'unsealer'>,
  { caller, now }: { caller: Caller; now: string },
  rows: readonly TicketFound[],
): Promise<SupportTicket[]> {
  const askers = rows.map(askerOf);
  await deps.unsealer.prefetch(askers.map(keyOf));
  const isStaff = caller.label === 'staff';
  const assignees = rows.flatMap(({ staffId }) => (staffId === null || !isStaff ? [] : assigneeOf(staffId)));
  const nameOf = await actorNames(deps, caller, [...askers, ...assignees]);
  return Promise.all(
    rows.map(async (row) => {
      const asker = askerOf(row);
      const isOwn = isAsker({ asker }, caller);
      const { entityCategory: category, entityId } = row;
      return {
        id: row.id,
        status: row.status,
        revision: String(row.revision),
        title: (await readable(deps, asker, row.content))?.title ?? null,
        asker: { ...asker, name: nameOf(asker) },
        brand: row.brandId === null ? null : brandBrief({ ...row, brandId: row.brandId }),
        isOwn,
        page: row.page,
        entity: category === null || entityId === null ? null : { category, id: entityId },
        assignee:
          row.staffId === null || !isStaff
            ? null
            : { id: row.staffId, name: nameOf(assigneeOf(row.staffId)) },
        messageCount: row.messageCount,
        waitingTime: row.waitingSince,
        createdTime: row.createdAt,
        updatedTime: row.updatedAt,
        actions: actionsFor(rulesOf(isOwn), row, caller.label, now),
      };
    }),
  );
}

/** Unsealed content of a message; null once the asker is forgotten. */
export async function readable(
  { unsealer }: Pick<ReadDeps, 'unsealer'>,
  asker: Asker,
  content: Sealed,
): Promise<TicketText | null> {
  return (await unsealer.unseal(keyOf(asker), content)) as TicketText | null;
}

export const askerOf = ({ askerLabel: label, askerId: id }: TicketFound): Asker => ({ label, id });

const assigneeOf = (id: number) => ({ label: 'staff', id }) as const;

const keyOf = ({ label, id }: Asker) => personKey(label, id);

/** Actions allowed on a ticket: the asker writes, others answer. */
function rulesOf(isOwn: boolean) {
  const other = isOwn ? 'answer' : 'write';
  const table = supportTicketRules.table.filter(({ action }) => action !== 'open' && action !== other);
  return { ...supportTicketRules, table };
}
