import { CommandAnswer } from '#http/contract.ts';
import { IdParams } from '#http/ids.ts';
import { operation } from '#http/operation.ts';
import type { WriteDeps } from '../deps.ts';
import { fromWire } from '../kit/changes/names.ts';
import { answerChange, askedBy, type TypedApp } from '../kit/changes/over-http.ts';
import { GuardianBody } from './bodies.ts';
import { setGuardianConsent } from './guardian.ts';

const url = '/v1/users/:id/guardian_consent';
const shared = { tags: ['users'], params: IdParams, response: { 200: CommandAnswer } };
const failures = [404, 409, 412];

/** Routes for a guardian's consent to a minor's purchases. */
export function guardianRoutes(app: TypedApp, deps: WriteDeps): void {
  app.put(
    url,
    operation(
      ['staff'],
      {
        ...shared,
        operationId: 'setGuardianConsentOfUser',
        body: GuardianBody,
        summary: 'Note who lets a minor buy, once it is there in writing',
      },
      failures,
    ),
    async (request, reply) => {
      const wanted = { id: request.params.id, said: fromWire(request.body) };
      return answerChange(reply, await setGuardianConsent(deps, askedBy(deps, request), wanted));
    },
  );

  app.delete(
    url,
    operation(
      ['staff'],
      {
        ...shared,
        operationId: 'withdrawGuardianConsentOfUser',
        summary: 'Note that a guardian has withdrawn the consent',
      },
      failures,
    ),
    async (request, reply) => {
      const wanted = { id: request.params.id, said: null };
      return answerChange(reply, await setGuardianConsent(deps, askedBy(deps, request), wanted));
    },
  );
}
