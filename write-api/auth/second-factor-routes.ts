import { operation } from '#http/operation.ts';
import type { WriteDeps } from '../deps.ts';
import { askedBy, type TypedApp } from '../kit/changes/over-http.ts';
import { AskedAccount } from './asked-account.ts';
import { Proposal, SecondFactor } from './contract.ts';
import {
  Confirmation,
  Confirmed,
  confirmSecondFactor,
  OfSomebody,
  proposeSecondFactor,
  removeSecondFactor,
  removeSecondFactorOf,
  secondFactor,
  WithPassword,
} from './own-second-factor.ts';

const tags = ['auth'];

/** Routes for the second factor: a code of an authenticator app, or one of ten recovery codes. */
export function secondFactorRoutes(app: TypedApp, deps: WriteDeps): void {
  app.get(
    '/v1/auth/second-factor',
    operation(['staff', 'brand_admin'], {
      operationId: 'getSecondFactor',
      tags,
      summary: 'Whether the sign-in of the caller or, to staff, of anybody takes a second step',
      querystring: AskedAccount,
      response: { 200: SecondFactor },
    }),
    (request) => secondFactor(deps, askedBy(deps, request), request.query),
  );

  app.post(
    '/v1/auth/second-factor',
    operation(
      ['staff', 'brand_admin'],
      {
        operationId: 'proposeSecondFactor',
        tags,
        summary: 'Have a secret for an authenticator app; in force once it is confirmed',
        body: WithPassword,
        response: { 200: Proposal },
      },
      [401, 409, 422, 429],
      'any',
    ),
    (request) => proposeSecondFactor(deps, askedBy(deps, request), request.body),
  );

  app.post(
    '/v1/auth/second-factor/confirm',
    operation(
      ['staff', 'brand_admin'],
      {
        operationId: 'confirmSecondFactor',
        tags,
        summary: 'Set the second step by a code of the app; answers the recovery codes, once',
        body: Confirmation,
        response: { 200: Confirmed },
      },
      [401, 409, 422, 429],
      'any',
    ),
    (request) => confirmSecondFactor(deps, askedBy(deps, request), request.body),
  );

  app.post(
    '/v1/auth/second-factor/remove',
    operation(
      ['staff', 'brand_admin'],
      {
        operationId: 'removeSecondFactor',
        tags,
        summary: 'Take one’s own second step away',
        body: WithPassword,
        response: { 200: SecondFactor },
      },
      [401, 409, 422, 429],
      'any',
    ),
    (request) => removeSecondFactor(deps, askedBy(deps, request), request.body),
  );

  app.delete(
    '/v1/auth/second-factor',
    operation(
      ['staff'],
      {
        operationId: 'removeSecondFactorOf',
        tags,
        summary: 'Take the second step of somebody away who lost the device',
        querystring: OfSomebody,
        response: { 200: SecondFactor },
      },
      [409],
      'any',
    ),
    (request) => removeSecondFactorOf(deps, askedBy(deps, request), request.query),
  );
}
