import { type Kysely, sql } from 'kysely';
import { cashAccount } from '#domain/cash/cash-account.ts';
import type { CashAccountEvent } from '#domain/cash/cash-events.ts';
import { dueOf } from '#domain/cash/cash-state.ts';
import { type Currency, currencies } from '#domain/payments/payment-kinds.ts';
import { asEvent, entityOf, type StoredEvent } from '#event-store/stored-event.ts';
import type { WriteDatabase } from './database.ts';
import type { WriteDeps } from './deps.ts';
import type { Indexer } from './kit/index/indexed.ts';
import { untilIndexed } from './kit/index/until-known.ts';

/** The last entry of a member's account in a currency, and the entry up to which payouts paid it. */
export interface CashOwnerTable {
  user_id: number;
  currency: Currency;
  last_number: number;
  paid_number: number;
}

/** Indexes the members with open entries. The account's stream has the present amounts. */
export const cashOwnerIndex: Indexer = { keep, table: 'write.cash_owners' };

async function keep(db: Kysely<WriteDatabase>, events: readonly StoredEvent[]): Promise<void> {
  const found = new Map<string, CashOwnerTable>();
  for (const stored of events) {
    const { category, id } = entityOf(stored.stream);
    if (category !== 'cash_account') continue;
    const { type, data } = asEvent<CashAccountEvent>(stored);
    if (type !== 'CashDue' && type !== 'CashReversed' && type !== 'CashPaid') continue;
    // An event with invalid data is skipped.
    const number = type === 'CashPaid' ? data?.upTo : data?.number;
    if (!Number.isSafeInteger(number) || !currencies.includes(data.currency)) continue;
    const { currency } = data;
    const key = `${id}:${currency}`;
    const row = found.get(key) ?? { user_id: Number(id), currency, last_number: 0, paid_number: 0 };
    const column = type === 'CashPaid' ? 'paid_number' : 'last_number';
    found.set(key, { ...row, [column]: Math.max(row[column], number) });
  }
  if (found.size === 0) return;
  await db
    .insertInto('write.cash_owners')
    .values([...found.values()])
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'currency']).doUpdateSet({
        last_number: sql`greatest(cash_owners.last_number, excluded.last_number)`,
        paid_number: sql`greatest(cash_owners.paid_number, excluded.paid_number)`,
      }),
    )
    .execute();
}

/** Returns the members who may have open entries in a currency, by id. Throws 503 while the index lags too far. */
export async function cashOwners(
  deps: Pick<WriteDeps, 'db' | 'streams' | 'indexed'>,
  currency: Currency,
): Promise<number[]> {
  await untilIndexed(deps);
  const rows = await deps.db
    .selectFrom('write.cash_owners')
    .select('user_id')
    .where('currency', '=', currency)
    .whereRef('last_number', '>', 'paid_number')
    .orderBy('user_id')
    .execute();
  return rows.map((row) => Number(row.user_id));
}

/** Returns whether cash is due to a member. */
export async function hasCashDue({ streams }: Pick<WriteDeps, 'streams'>, userId: number): Promise<boolean> {
  const { state } = await streams.refresh(cashAccount, userId);
  return currencies.some((currency) => dueOf(state, currency) > 0);
}
