import { CommandAnswer } from '#http/contract.ts';
import { operation } from '#http/operation.ts';
import type { WriteDeps } from '../deps.ts';
import { answerChange, askedBy, type TypedApp } from '../kit/changes/over-http.ts';
import { LinkedAccounts } from './contract.ts';
import { LinkSocialBody, linkSocial, OfMember, ProviderParams, socialOf, unlinkSocial } from './social.ts';

const tags = ['users'];
const response = { 200: CommandAnswer };

/** Registers the routes for social sign-in accounts that sign members in. */
export function socialRoutes(app: TypedApp, deps: WriteDeps): void {
  app.get(
    '/v1/auth/social',
    operation(
      ['staff', 'user'],
      {
        operationId: 'listLinkedAccounts',
        tags,
        querystring: OfMember,
        response: { 200: LinkedAccounts },
        summary: 'Where else a member has an account that signs in',
      },
      [404],
    ),
    (request) => socialOf(deps, askedBy(deps, request), request.query),
  );

  app.post(
    '/v1/users/self/social',
    operation(
      ['user'],
      {
        operationId: 'linkSocial',
        tags,
        body: LinkSocialBody,
        response,
        summary: 'Link an account elsewhere that signs in from now on, by a code or token of there',
      },
      [409, 422, 429],
    ),
    async (request, reply) =>
      answerChange(reply, await linkSocial(deps, askedBy(deps, request), request.body)),
  );

  app.delete(
    '/v1/users/self/social/:provider',
    operation(
      ['user'],
      {
        operationId: 'unlinkSocial',
        tags,
        params: ProviderParams,
        response,
        summary: 'Unlink an account elsewhere; not the last way in',
      },
      [409],
    ),
    async (request, reply) =>
      answerChange(reply, await unlinkSocial(deps, askedBy(deps, request), request.params.provider)),
  );
}
