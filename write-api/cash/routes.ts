import { cashTransitions } from '#domain/cash/cash-transitions.ts';
import { transitionOf } from '#domain/transition-table.ts';
import { CommandAnswer } from '#http/contract.ts';
import { IdParams } from '#http/ids.ts';
import { operation } from '#http/operation.ts';
import type { WriteDeps } from '../deps.ts';
import { answerChange, askedBy, type TypedApp } from '../kit/changes/over-http.ts';
import { setBankAccount, showBankAccount } from './bank-account.ts';
import { BankAccountBody } from './bodies.ts';
import { WholeBankAccount } from './contract.ts';

const url = '/v1/users/:id/bank_account';
const who = ['user', 'staff'] as const;

/** Registers the calls on the bank account to which a member's cash goes. */
export function cashRoutes(app: TypedApp, deps: WriteDeps): void {
  const set = operation(
    who,
    {
      operationId: 'replaceUserBankAccount',
      tags: ['cash'],
      summary: 'Set the bank account to which a member’s cash goes',
      params: IdParams,
      body: BankAccountBody,
      response: { 200: CommandAnswer },
    },
    [404, 412, 422],
  );
  const tableOfSet = transitionOf(cashTransitions, 'set_bank_account').who;
  app.put(url, { ...set, config: { ...set.config, table: tableOfSet } }, async (request, reply) => {
    const wanted = { id: request.params.id, said: request.body };
    return answerChange(reply, await setBankAccount(deps, askedBy(deps, request), wanted));
  });

  const show = operation(
    who,
    {
      operationId: 'showUserBankAccount',
      tags: ['cash'],
      summary: 'Show a member’s bank account with its whole number; the member’s history records it',
      params: IdParams,
      response: { 200: WholeBankAccount },
    },
    [404],
  );
  const tableOfShow = transitionOf(cashTransitions, 'show_bank_account').who;
  app.post(`${url}/show`, { ...show, config: { ...show.config, table: tableOfShow } }, (request) =>
    showBankAccount(deps, askedBy(deps, request), request.params.id),
  );
}
