import { operation } from '#http/operation.ts';
import type { SignInDeps } from '../auth/deps.ts';
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

/** Routes that prove a phone by a code. A proof allows a sign-up with the phone and finds the phone's account. */
export function phoneRoutes(app: TypedApp, deps: SignInDeps): void {
  app.post(
    `${path}/start`,
    operation(
      'public',
      {
        operationId: 'startPhoneCheck',
        tags,
        summary: 'Have a code of six digits sent to a phone',
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
        summary: 'Show the code; the answer proves the phone for 15 minutes',
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
        summary: 'The masked username of a phone, by the code',
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
        summary: 'The masked username of a phone that was proven for it',
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
        summary: 'Have a code sent by which a new password may be set',
        body: StartForBody,
        response: { 200: Started },
      },
      [422, 429],
    ),
    (request) => startPhoneCheck(deps, request.ip, { ...request.body, purpose: 'change_password' }),
  );
}
