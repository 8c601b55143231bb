import Type from 'typebox';
import { CommandAnswer } from '#http/contract.ts';
import { operation } from '#http/operation.ts';
import type { WriteDeps } from '../deps.ts';
import { actionRoutes, emptyBody } from '../kit/actions/routes.ts';
import { answerChange, askedBy, type TypedApp } from '../kit/changes/over-http.ts';
import { invitationEntity } from './entity.ts';
import { publishInvitation } from './use-cases.ts';

export const InvitationBody = Type.Object(
  { expired_time: Type.Optional(Type.String({ format: 'date-time', maxLength: 40 })) },
  { additionalProperties: false },
);
const InvitationAnswer = Type.Object({ ...CommandAnswer.properties, code: Type.String() });

/** Registers the write routes of invitations. The code works at the sign-up of one member. */
export function invitationRoutes(app: TypedApp, deps: WriteDeps): void {
  actionRoutes(app, deps, invitationEntity);
  app.post(
    '/v1/invitations',
    {
      ...emptyBody,
      ...operation(
        ['staff', 'user'],
        {
          operationId: 'createInvitation',
          tags: ['invitations'],
          summary: 'Publish an invitation: its code works for one sign-up, until expired_time',
          body: InvitationBody,
          response: { 201: InvitationAnswer },
        },
        [409, 422],
      ),
    },
    async (request, reply) => {
      const { expired_time: expiredTime } = request.body;
      const said = expiredTime === undefined ? {} : { expiredTime };
      const changed = await publishInvitation(deps, askedBy(deps, request), said);
      const { state, ...published } = changed;
      return { ...answerChange(reply, published, 201), code: state.code };
    },
  );
}
