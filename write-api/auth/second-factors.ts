import { type SqlBool, sql } from 'kysely';
import { personKey } from '#domain/members/person.ts';
import { plain } from '#domain/text/plain.ts';
import { inTransaction } from '#postgres/in-transaction.ts';
import type { Account } from '../accounts/accounts.ts';
import type { WriteDeps } from '../deps.ts';
import type { SecondFactor } from './contract.ts';
import { recoveryHash, stepOfCode } from './totp.ts';

type Deps = Pick<WriteDeps, 'db' | 'clock' | 'seal' | 'sealing'>;

const rowOf = ({ kind, id }: Account) => ({ kind, account_id: String(id) });

export async function secondFactorOf({ db }: Pick<Deps, 'db'>, account: Account): Promise<SecondFactor> {
  const row = await db
    .selectFrom('write.second_factors')
    .where((eb) => eb.and(rowOf(account)))
    .where('confirmed_at', 'is not', null)
    .select('recovery')
    .executeTakeFirst();
  return { isSet: row !== undefined, recoveryCodesLeft: row?.recovery.length ?? 0 };
}

/** Stores a proposed secret. Returns false if the account has a confirmed one. */
export async function proposeSecret({ db, seal }: Deps, account: Account, secret: string): Promise<boolean> {
  const sealed = await seal(personKey(account.kind, account.id), secret);
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('write.second_factors')
    .values({ ...rowOf(account), secret: sealed, recovery: [], last_step: '0', confirmed_at: null })
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'account_id'])
        .doUpdateSet({ secret: sealed })
        .where(sql<SqlBool>`second_factors.confirmed_at is null`),
    )
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Confirms the proposed secret and stores the hashes of its recovery codes. Returns false if another call has confirmed it. */
export async function confirmSecret(
  { db, clock }: Deps,
  account: Account,
  recovery: readonly string[],
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('write.second_factors')
    .set({ recovery: recovery.map(recoveryHash), confirmed_at: new Date(clock()) })
    .where((eb) => eb.and(rowOf(account)))
    .where('confirmed_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function forgetSecondFactor({ db }: Pick<Deps, 'db'>, account: Account): Promise<void> {
  await db
    .deleteFrom('write.second_factors')
    .where((eb) => eb.and(rowOf(account)))
    .execute();
}

/**
 * Returns whether a code is currently valid for the account, and spends it. Each time step and each recovery code works once: the
 * row lock lets only one of two concurrent calls with the same code succeed. `unconfirmed` checks the proposed secret.
 */
export async function takeCode(
  { db, clock, sealing }: Deps,
  account: Account,
  code: string,
  which: 'set' | 'unconfirmed',
): Promise<boolean> {
  const inForce = which === 'set' ? 'is not' : 'is';
  const known = await db
    .selectFrom('write.second_factors')
    .select('secret')
    .where((eb) => eb.and(rowOf(account)))
    .where('confirmed_at', inForce, null)
    .executeTakeFirst();
  // The secret is unsealed before the transaction, because this may load the key over the network.
  const secret = known && (await sealing.unseal(personKey(account.kind, account.id), known.secret));
  if (known === undefined || typeof secret !== 'string') return false;
  return inTransaction(db, async (transaction) => {
    const row = await transaction
      .selectFrom('write.second_factors')
      .selectAll()
      .where((eb) => eb.and(rowOf(account)))
      .where('confirmed_at', inForce, null)
      .where('secret', '=', known.secret)
      .forUpdate()
      .executeTakeFirst();
    if (row === undefined) return false;
    const update = transaction.updateTable('write.second_factors').where((eb) => eb.and(rowOf(account)));
    const step = stepOfCode(secret, plain(code).replaceAll(/[\s-]/g, ''), new Date(clock()));
    if (step !== null && step > Number(row.last_step)) {
      await update.set({ last_step: String(step) }).execute();
      return true;
    }
    const hash = recoveryHash(code);
    if (!row.recovery.includes(hash)) return false;
    await update.set({ recovery: row.recovery.filter((each) => each !== hash) }).execute();
    return true;
  });
}
