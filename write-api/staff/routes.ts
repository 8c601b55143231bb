import { CommandAnswer } from '#http/contract.ts';
import { IdParams } from '#http/ids.ts';
import { operation } from '#http/operation.ts';
import type { WriteDeps } from '../deps.ts';
import { answerChange, askedBy, type TypedApp } from '../kit/changes/over-http.ts';
import { InvitationBody, NewStaffBody, StaffChanges } from './bodies.ts';
import { inviteStaff, removeStaffMember, renewStaffInvitation, reviseStaff } from './use-cases.ts';

const tags = ['staff'];
const who = ['staff'] as const;
const one = { tags, params: IdParams, response: { 200: CommandAnswer } } as const;

export function staffRoutes(app: TypedApp, deps: WriteDeps): void {
  app.post(
    '/v1/staff',
    operation(
      who,
      {
        operationId: 'inviteStaff',
        tags,
        summary: 'Invite somebody to work here; a letter asks for a password',
        body: NewStaffBody,
        response: { 201: CommandAnswer },
      },
      [409, 422, 429],
      'owner',
    ),
    async (request, reply) =>
      answerChange(reply, await inviteStaff(deps, askedBy(deps, request), request.body), 201),
  );

  app.post(
    '/v1/staff/:id/invitation',
    operation(
      who,
      {
        operationId: 'renewStaffInvitation',
        summary: 'Send an invited colleague the letter once more',
        ...one,
        body: InvitationBody,
      },
      [404, 409, 412, 429],
      'owner',
    ),
    async (request, reply) => {
      const renewal = { id: request.params.id, ...request.body };
      return answerChange(reply, await renewStaffInvitation(deps, askedBy(deps, request), renewal));
    },
  );

  app.patch(
    '/v1/staff/:id',
    operation(
      who,
      {
        operationId: 'updateStaff',
        summary: 'Say how a colleague is called and reached',
        ...one,
        body: StaffChanges,
      },
      [404, 409, 412, 422, 429],
      'owner',
    ),
    async (request, reply) => {
      const revision = { id: request.params.id, said: request.body };
      return answerChange(reply, await reviseStaff(deps, askedBy(deps, request), revision));
    },
  );

  app.delete(
    '/v1/staff/:id',
    operation(
      who,
      { operationId: 'deleteStaff', summary: 'Close an account; every sign-in of it ends', ...one },
      [404, 409, 412],
      'owner',
    ),
    async (request, reply) =>
      answerChange(reply, await removeStaffMember(deps, askedBy(deps, request), request.params.id)),
  );
}
