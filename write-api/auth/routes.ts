import type { FastifyRequest } from 'fastify';
import Type from 'typebox';
import { emailClaim, usernameClaim } from '#domain/claim-values.ts';
import { callerLabels } from '#http/caller.ts';
import { OneOf, Page } from '#http/contract.ts';
import { ListQuery, pageOfWhole } from '#http/lists.ts';
import { operation } from '#http/operation.ts';
import { callerOf } from '#http/rights.ts';
import type { WriteDeps } from '../deps.ts';
import { askedBy, type TypedApp } from '../kit/changes/over-http.ts';
import { contextOf } from '../kit/commands/request.ts';
import { Activated, activateAccount, askForInvitation, RenewalAsked, RenewalWanted } from './activate.ts';
import { addressRoutes } from './address/routes.ts';
import { AskedAccount } from './asked-account.ts';
import {
  changePasswordByProof,
  PasswordByLink,
  PasswordByProof,
  PasswordChanged,
} from './change-by-proof.ts';
import { Session } from './contract.ts';
import { identityRoutes } from './identity-routes.ts';
import { changeOwnPassword, OwnPassword } from './own-password.ts';
import { secondFactorRoutes } from './second-factor-routes.ts';
import { endSession, SessionParams, sessionsOf } from './sessions.ts';
import { authorize, SignIn, SignOut, signOut } from './sign-in.ts';
import { askForHelp, HelpAsked, HelpWanted } from './sign-in-help.ts';
import { TokenAnswer } from './signed-in.ts';

const tags = ['auth'];
const Availability = Type.Object({ isAvailable: Type.Boolean() });
const UsernameQuery = Type.Object({ username: Type.String({ minLength: 1, maxLength: 200 }) });
const EmailQuery = Type.Object({ email: Type.String({ minLength: 1, maxLength: 320 }) });

/** Both routes send the same e-mail, with the username and a link to set a new password. */
const helps = [
  ['/v1/auth/find-password', 'findPassword', 'Mail a link to a new password to the account of an address'],
  ['/v1/auth/find-id', 'findUsername', 'Mail the username to the account of an address'],
] as const;

const deviceOf = ({ headers }: FastifyRequest) => headers['user-agent'] ?? null;

export function authRoutes(app: TypedApp, deps: WriteDeps): void {
  secondFactorRoutes(app, deps);
  addressRoutes(app, deps);
  identityRoutes(app, deps);
  app.post(
    '/v1/auth/authorize',
    operation(
      'public',
      {
        operationId: 'authorize',
        tags,
        summary: 'Sign in with username and password, a refresh token, or by who vouches for one',
        body: SignIn,
        response: { 200: TokenAnswer },
      },
      [401, 422, 429],
    ),
    (request) => authorize(deps, { address: request.ip, device: deviceOf(request) }, request.body),
  );

  app.post(
    '/v1/auth/sign-out',
    operation(
      'public',
      {
        operationId: 'signOut',
        tags,
        summary: 'End a sign-in by one of its refresh tokens; its access tokens end with it',
        body: SignOut,
        response: { 200: Type.Object({ isSignedOut: Type.Boolean() }) },
      },
      [401],
    ),
    (request) => signOut(deps, request.body),
  );

  app.post(
    '/v1/auth/password',
    operation(
      callerLabels,
      {
        operationId: 'changeOwnPassword',
        tags,
        summary: 'Change one’s own password; every sign-in ends, and the answer begins a new one',
        body: OwnPassword,
        response: { 200: TokenAnswer },
      },
      [401, 422, 429],
      'any',
    ),
    (request) => changeOwnPassword(deps, askedBy(deps, request), request.body, deviceOf(request)),
  );

  for (const [path, operationId, summary] of helps) {
    app.post(
      path,
      operation(
        'public',
        { operationId, tags, summary, body: HelpWanted, response: { 200: HelpAsked } },
        [429],
      ),
      (request) => askForHelp(deps, request.ip, request.body),
    );
  }

  app.post(
    '/v1/auth/phone-verify/change-password',
    operation(
      'public',
      {
        operationId: 'changePasswordByLink',
        tags,
        summary: 'Set a new password by the link of a letter or a proven phone; every sign-in ends',
        body: PasswordByProof,
        response: { 200: PasswordChanged },
      },
      [422, 429],
    ),
    (request) =>
      changePasswordByProof(deps, request.ip, request.body, (caller) =>
        contextOf(request, caller, deps.clock()),
      ),
  );

  app.post(
    '/v1/auth/brand-activate',
    operation(
      'public',
      {
        operationId: 'activateBrandAdmin',
        tags,
        summary: 'Choose a password by the link of an invitation',
        body: PasswordByLink,
        response: { 200: Activated },
      },
      [422, 429],
    ),
    (request) => activateAccount(deps, request.ip, request.body),
  );

  app.post(
    '/v1/auth/brand-activate/invitation',
    operation(
      'public',
      {
        operationId: 'askForInvitation',
        tags,
        summary: 'Have an invitation sent anew by its link, whether or not that is over',
        body: RenewalWanted,
        response: { 200: RenewalAsked },
      },
      [429],
    ),
    (request) => askForInvitation(deps, request.ip, request.body),
  );

  app.get(
    '/v1/auth/sessions',
    operation(callerLabels, {
      operationId: 'listSessions',
      tags,
      summary: 'The open sign-ins of the caller or, to staff, of anybody',
      querystring: ListQuery(AskedAccount.properties),
      response: { 200: Page(Session) },
    }),
    async (request) => {
      const sessions = await sessionsOf(deps, askedBy(deps, request), request.query);
      return pageOfWhole(request, request.query, sessions);
    },
  );

  app.delete(
    '/v1/auth/sessions/:sessionId',
    operation(
      callerLabels,
      {
        operationId: 'endSession',
        tags,
        summary: 'End a sign-in of the caller or, by staff, of anybody; its tokens end with it',
        params: SessionParams,
        response: { 200: Type.Object({ isEnded: Type.Literal(true) }) },
      },
      [404],
      'any',
    ),
    async (request) => {
      await endSession(deps, askedBy(deps, request), request.params);
      return { isEnded: true as const };
    },
  );

  app.get(
    '/v1/auth/permissions',
    operation(['staff', 'brand_admin', 'user'], {
      operationId: 'getPermissions',
      tags,
      summary: 'What the caller may do',
      response: { 200: Type.Object({ scope: OneOf(callerLabels), permissions: Type.Array(Type.String()) }) },
    }),
    async (request) => {
      const caller = callerOf(request);
      return { scope: caller.label, permissions: deps.permissionsOf(caller) };
    },
  );

  app.get(
    '/v1/auth/check-username',
    operation(
      'public',
      {
        operationId: 'checkUsername',
        tags,
        summary: 'Whether a username is free',
        querystring: UsernameQuery,
        response: { 200: Availability },
      },
      [429],
    ),
    async (request) => {
      await deps.attempts.ask(request.ip);
      return { isAvailable: await deps.claims.isFree(usernameClaim(request.query.username)) };
    },
  );

  app.get(
    '/v1/auth/check-email',
    operation(
      'public',
      {
        operationId: 'checkEmail',
        tags,
        summary: 'Whether an e-mail address is free',
        querystring: EmailQuery,
        response: { 200: Availability },
      },
      [429],
    ),
    async (request) => {
      await deps.attempts.ask(request.ip);
      return { isAvailable: await deps.claims.isFree(emailClaim(request.query.email)) };
    },
  );
}
