import { operation } from '#http/operation.ts';
import type { WriteDeps } from '../deps.ts';
import { askedBy, type TypedApp } from '../kit/changes/over-http.ts';
import { LinkedIdentity } from './contract.ts';
import {
  Begun,
  beginIdentityFlow,
  endIdentityFlow,
  identityOffer,
  Offer,
  ReturnBody,
  Returned,
} from './identity-flow.ts';
import { identityOf, OfStaff, unlinkIdentity } from './own-identity.ts';

const tags = ['auth'];

/** Routes for staff who sign in through an identity provider. */
export function identityRoutes(app: TypedApp, deps: WriteDeps): void {
  app.get(
    '/v1/auth/identity/offer',
    operation('public', {
      operationId: 'getIdentityOffer',
      tags,
      response: { 200: Offer },
      summary: 'Whether staff sign in at an identity provider from the dashboard',
    }),
    async () => identityOffer(deps),
  );

  app.post(
    '/v1/auth/identity/begin',
    operation(
      'public',
      {
        operationId: 'beginIdentityFlow',
        tags,
        response: { 200: Begun },
        summary: 'Begin a sign-in at the identity provider: where the browser goes, and what it keeps',
      },
      [422, 429],
    ),
    (request) => beginIdentityFlow(deps, request.ip),
  );

  app.post(
    '/v1/auth/identity/return',
    operation(
      'public',
      {
        operationId: 'endIdentityFlow',
        tags,
        body: ReturnBody,
        response: { 200: Returned },
        summary: 'Exchange the code that a browser came back with for an identity token',
      },
      [401, 422, 429],
    ),
    (request) => endIdentityFlow(deps, request.ip, request.body),
  );

  app.get(
    '/v1/auth/identity',
    operation(
      ['staff'],
      {
        operationId: 'getLinkedIdentity',
        tags,
        querystring: OfStaff,
        response: { 200: LinkedIdentity },
        summary: 'Which provider’s identity signs in to an account',
      },
      [404],
    ),
    (request) => identityOf(deps, askedBy(deps, request), request.query),
  );

  app.delete(
    '/v1/auth/identity',
    operation(
      ['staff'],
      {
        operationId: 'unlinkIdentity',
        tags,
        querystring: OfStaff,
        response: { 200: LinkedIdentity },
        summary: 'Unlink the identity of a staff account; its sign-ins end',
      },
      [404, 409],
      'any',
    ),
    (request) => unlinkIdentity(deps, askedBy(deps, request), request.query),
  );
}
