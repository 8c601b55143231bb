import { cashAccount } from '#domain/cash/cash-account.ts';
import type { MemberBankAccount } from '#domain/cash/cash-events.ts';
import { maskedNumber } from '#domain/masked.ts';
import { member } from '#domain/members/member.ts';
import { personKey } from '#domain/members/person.ts';
import { notFound, unprocessable } from '#http/errors.ts';
import type { WriteDeps } from '../deps.ts';
import type { Asked } from '../kit/changes/asked.ts';
import { type Changed, makeChange, present } from '../kit/changes/change.ts';
import { resealed } from '../kit/changes/resealed.ts';
import { eachTime } from '../kit/commands/context.ts';
import { isInScope } from '../kit/scope.ts';
import { isThere } from '../members/visible.ts';
import type { BankAccountSaid } from './bodies.ts';
import type { WholeBankAccount } from './contract.ts';

/**
 * Sets a member's bank account, sealed with the member's key. Throws 404 for another member than the caller, unless staff ask, and
 * 422 `cash_account.account_number_masked` for the masked number of another account.
 */
export async function setBankAccount(
  deps: WriteDeps,
  asked: Asked,
  { id, said }: { id: number; said: BankAccountSaid },
): Promise<Changed> {
  await requireMember(deps, asked, id);
  const { state } = await deps.streams.refresh(cashAccount, id);
  const { sealed } = await resealed<MemberBankAccount>(
    deps,
    personKey('user', id),
    state.bankAccount,
    (current) => ({
      bankCode: said.bank_code ?? null,
      bankName: said.bank_name,
      accountNumber: numberOf(said.account_number, current),
      ownerName: said.account_holder_name,
    }),
  );
  const commands = [{ action: 'set_bank_account', userId: id, bankAccount: sealed } as const];
  return makeChange(deps, { decider: cashAccount, id, commands, name: 'set_bank_account' }, asked);
}

/** Returns the whole bank account. An event first records the viewer. Throws 404 if there is none that can be read. */
export async function showBankAccount(deps: WriteDeps, asked: Asked, id: number): Promise<WholeBankAccount> {
  await requireMember(deps, asked, id);
  const sealed = (await deps.streams.refresh(cashAccount, id)).state.bankAccount;
  const account =
    sealed && ((await deps.sealing.unseal(personKey('user', id), sealed)) as MemberBankAccount | null);
  if (account === null) throw notFound('bank_account', id);
  const commands = [{ action: 'show_bank_account' } as const];
  const change = { decider: cashAccount, id, commands, name: 'show_bank_account' };
  await makeChange(deps, change, { context: eachTime(asked.context) });
  const { bankCode, bankName, accountNumber, ownerName } = account;
  return { bankCode, bankName, accountNumber, accountHolderName: ownerName };
}

async function requireMember(deps: WriteDeps, { caller, context }: Asked, userId: number): Promise<void> {
  const isSeen = isInScope(caller, { brandIds: [], userId });
  await present(deps, member, userId, context, (state) => isSeen && isThere(state));
  if (!isSeen) throw notFound('user', userId);
}

/** The whole number: a form sends back the masked one to keep it. */
function numberOf(said: string, current: MemberBankAccount | null): string {
  if (current !== null && said === maskedNumber(current.accountNumber)) return current.accountNumber;
  if (!said.includes('*')) return said;
  throw unprocessable(
    'cash_account.account_number_masked',
    'this is the masked number of another account: send the whole number, or the masked one of this account to keep it',
  );
}
