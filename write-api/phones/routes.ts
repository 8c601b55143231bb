import { operation } from '#http/operation.ts';
import type { WriteDeps } from '../deps.ts';
import type { TypedApp } from '../kit/changes/over-http.ts';
import {
  ByPhoneCode,
  ByPhoneToken,
  ConfirmBody,
  Confirmed,
  FoundUsernames,
  StartBody,
  Started,
  StartForBody,
} from './contract.ts';
import { findUsernames, findUsernamesByCode } from './find-username.ts';
import { checkOfToken, confirmCheck } from './phone-checks.ts';
import { startPhoneCheck } from './start.ts';

const tags = ['auth'];
const path = '/v1/auth/phone-verify';

/**
 * Registers the routes that verify a phone by a code sent to it. A verified phone can be used to sign up, and to find the
 * account that has it.
 */
export function phoneRoutes(app: TypedApp, deps: WriteDeps): void {
  app.post(
    `${path}/start`,
    operation(
      'public',
      {
        operationId: 'startPhoneCheck',
        tags,
        summary: 'Send a six-digit code to a phone',
        body: StartBody,
        response: { 200: Started },
      },
      [422, 429],
    ),
    (request) => startPhoneCheck(deps, request.ip, request.body),
  );

  app.post(
    `${path}/confirm`,
    operation(
      'public',
      {
        operationId: 'confirmPhone',
        tags,
        summary: 'Confirm the code; the answer proves the phone for 15 minutes',
        body: ConfirmBody,
        response: { 200: Confirmed },
      },
      [422, 429],
    ),
    async (request) => {
      await deps.attempts.ask(request.ip);
      const { token, code } = request.body;
      const phoneToken = await confirmCheck(deps, await checkOfToken(deps, token), code);
      return { phoneToken, phone_token: phoneToken };
    },
  );

  app.get(
    `${path}/username`,
    operation(
      'public',
      {
        operationId: 'findUsernameByCode',
        tags,
        summary: 'Find the masked username of a phone, by the code',
        querystring: ByPhoneCode,
        response: { 200: FoundUsernames },
      },
      [422, 429],
    ),
    (request) => findUsernamesByCode(deps, request.ip, request.query),
  );

  app.post(
    `${path}/find-username`,
    operation(
      'public',
      {
        operationId: 'findUsernameByPhone',
        tags,
        summary: 'Find the masked username of a phone that was proven for it',
        body: ByPhoneToken,
        response: { 200: FoundUsernames },
      },
      [422, 429],
    ),
    async (request) => {
      await deps.attempts.ask(request.ip);
      return findUsernames(deps, request.body.phone_token);
    },
  );

  app.post(
    `${path}/find-password`,
    operation(
      'public',
      {
        operationId: 'findPasswordByPhone',
        tags,
        summary: 'Send a code that allows setting a new password',
        body: StartForBody,
        response: { 200: Started },
      },
      [422, 429],
    ),
    (request) => startPhoneCheck(deps, request.ip, { ...request.body, purpose: 'change_password' }),
  );
}
