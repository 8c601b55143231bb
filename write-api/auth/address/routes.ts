import { callerLabels } from '#http/caller.ts';
import { operation } from '#http/operation.ts';
import type { WriteDeps } from '../../deps.ts';
import { askedBy, type TypedApp } from '../../kit/changes/over-http.ts';
import { AskedAccount } from '../asked-account.ts';
import { AccountAddress, ProposalShown } from '../contract.ts';
import {
  addressOfAccount,
  ByLink,
  changeOwnAddress,
  Decided,
  DecisionByLink,
  decideByLink,
  OwnAddress,
  proposalOfLink,
  Withdrawal,
  withdrawProposal,
} from './use-cases.ts';

const tags = ['auth'];

/** Routes for an account's address. Its owner changes it; other people propose it. */
export function addressRoutes(app: TypedApp, deps: WriteDeps): void {
  app.get(
    '/v1/auth/address',
    operation(
      callerLabels,
      {
        operationId: 'getAddress',
        tags,
        summary:
          'The address of the caller’s account or, to staff and colleagues, of another, with a proposed one',
        querystring: AskedAccount,
        response: { 200: AccountAddress },
      },
      [404],
    ),
    (request) => addressOfAccount(deps, askedBy(deps, request), request.query),
  );

  app.patch(
    '/v1/auth/address',
    operation(
      ['staff', 'brand_admin'],
      {
        operationId: 'changeOwnAddress',
        tags,
        summary: 'Change the own e-mail address, by the current password',
        body: OwnAddress,
        response: { 200: AccountAddress },
      },
      [409, 412, 422, 429],
      'any',
    ),
    (request) => changeOwnAddress(deps, askedBy(deps, request), request.body),
  );

  app.post(
    '/v1/auth/address/withdraw',
    operation(
      callerLabels,
      {
        operationId: 'withdrawAddress',
        tags,
        summary: 'Withdraw a proposed address or, as the account’s owner, stop it',
        body: Withdrawal,
        response: { 200: AccountAddress },
      },
      [404, 422],
      'any',
    ),
    (request) => withdrawProposal(deps, askedBy(deps, request), request.body),
  );

  app.post(
    '/v1/auth/address/proposal',
    operation(
      'public',
      {
        operationId: 'getProposedAddress',
        tags,
        summary: 'What the owner of an account is asked by a letter about a proposed address',
        body: ByLink,
        response: { 200: ProposalShown },
      },
      [422, 429],
    ),
    (request) => proposalOfLink(deps, request.ip, request.body),
  );

  app.post(
    '/v1/auth/address/decision',
    operation(
      'public',
      {
        operationId: 'decideOnAddress',
        tags,
        summary: 'Confirm or stop a proposed address, by the link of the letter to the address of before',
        body: DecisionByLink,
        response: { 200: Decided },
      },
      [409, 422, 429],
    ),
    (request) => decideByLink(deps, request.ip, request.body),
  );
}
