import { sql } from 'kysely';
import { shareOfCash } from '#domain/cash/share.ts';
import type { Caller } from '#http/caller.ts';
import type { LookRow } from '#projections/looks/tables.ts';
import type { ReadModels } from '../../database.ts';

/** The share of a look's entry in the cash that the look earned and that still stands. */
export type GivenCash = (look: Pick<LookRow, 'id' | 'entries'>, entryId: number) => number | null;

/** Looks up the cash of looks: for their uses, and for their reservation or proposal. Brand admins see none. */
export async function givenCashOf(
  db: ReadModels,
  caller: Caller,
  lookIds: readonly number[],
): Promise<GivenCash> {
  if (caller.label === 'brand_admin') return () => null;
  if (lookIds.length === 0) return () => 0;
  const { rows } = await sql<{ lookId: number; amount: string }>`
    select found.look_id as "lookId", sum(found.amount)::text as amount from (
      select use.look_id, entry.amount from read.look_uses as use
        join read.cash_entries as entry on entry.of_kind = 'look_use' and entry.of_id = use.id
        where use.look_id = any(${lookIds}::integer[])
      union all
      select look.id, entry.amount from read.looks as look
        join read.cash_entries as entry on entry.user_id = look.user_id
          and (entry.of_kind = 'reservation' and entry.of_id = look.reservation_id
            or entry.of_kind = 'proposal' and entry.of_id = look.proposal_id)
        where look.id = any(${lookIds}::integer[])
    ) as found group by 1`.execute(db);
  const cash = new Map(rows.map(({ lookId, amount }) => [lookId, Number(amount)]));
  return ({ id, entries }, entryId) => {
    const index = entries.findIndex((entry) => entry.entryId === entryId);
    return index < 0 ? 0 : shareOfCash(cash.get(id) ?? 0, entries.length, index);
  };
}
