import { brand } from '#domain/brands/brand.ts';
import type { BankAccount } from '#domain/brands/brand-events.ts';
import { personKey } from '#domain/members/person.ts';
import { notFound } from '#http/errors.ts';
import type { WriteDeps } from '../deps.ts';
import type { Asked } from '../kit/changes/asked.ts';
import { makeChange, present } from '../kit/changes/change.ts';
import { eachTime } from '../kit/commands/context.ts';
import type { WholeBankAccount } from './contract.ts';
import { isRevisable } from './visible.ts';

/**
 * Returns a brand's bank account with its full number. An event first records the viewer. Throws 404 if the caller may not see
 * the brand, or if the brand has no readable account.
 */
export async function showBankAccount(deps: WriteDeps, asked: Asked, id: number): Promise<WholeBankAccount> {
  const { state } = await present(deps, brand, id, asked.context, isRevisable(asked.caller));
  const sealed = state.bankAccount;
  const account =
    sealed && ((await deps.sealing.unseal(personKey('brand', id), sealed)) as BankAccount | null);
  if (account === null) throw notFound('bank_account', id);
  const commands = [{ action: 'show_bank_account' as const }];
  const change = { decider: brand, id, commands, name: 'show_bank_account' };
  await makeChange(deps, change, { context: eachTime(asked.context) });
  const { bankCode = null, bankName, accountNumber, ownerName } = account;
  return { bankCode, bankName, accountNumber, accountHolderName: ownerName };
}
