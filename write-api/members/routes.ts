import { CommandAnswer } from '#http/contract.ts';
import { IdParams } from '#http/ids.ts';
import { operation } from '#http/operation.ts';
import type { WriteDeps } from '../deps.ts';
import { actionDoor, actionRoutes } from '../kit/actions/routes.ts';
import { fromWire } from '../kit/changes/names.ts';
import { answerChange, askedBy, type TypedApp } from '../kit/changes/over-http.ts';
import { InternalDataBody, MemberBody, NewMemberBody } from './bodies.ts';
import { memberEntity } from './entity.ts';
import { forgetMember } from './forget-member.ts';
import { guardianRoutes } from './guardian-routes.ts';
import { ownRoutes } from './own-routes.ts';
import { changeMemberPassword, MemberPasswordAnswer, MemberPasswordBody } from './password.ts';
import { memberPictureRoutes } from './picture-routes.ts';
import { snsRoutes } from './sns-routes.ts';
import { socialRoutes } from './social-routes.ts';
import { registerMember, replaceMember, reviseMember, setInternalData } from './use-cases.ts';

const tags = ['users'];
const response = { 200: CommandAnswer };

export function memberRoutes(app: TypedApp, deps: WriteDeps): void {
  memberPictureRoutes(app, deps);
  ownRoutes(app, deps);
  socialRoutes(app, deps);
  guardianRoutes(app, deps);
  snsRoutes(app, deps);
  actionRoutes(app, deps, memberEntity);
  actionDoor(
    app,
    deps,
    memberEntity,
    ...(['PATCH', '/v1/users/:id/change_is_first_login_after_approval', 'see_first_login'] as const),
  );

  app.post(
    '/v1/users',
    operation(
      ['staff'],
      {
        operationId: 'registerUser',
        tags,
        summary: 'Register a member, in their name',
        body: NewMemberBody,
        response: { 201: CommandAnswer },
      },
      [409],
    ),
    async (request, reply) => {
      const said = fromWire(request.body);
      return answerChange(reply, await registerMember(deps, askedBy(deps, request), said), 201);
    },
  );

  for (const [method, operationId, summary, use] of [
    [
      'PUT',
      'replaceUser',
      'Replace what is said of a member; role, grade, settings and what staff note stay unless named',
      replaceMember,
    ],
    ['PATCH', 'updateUser', 'Change a member', reviseMember],
  ] as const) {
    app.route({
      method,
      url: '/v1/users/:id',
      ...operation(
        ['staff'],
        { operationId, tags, summary, params: IdParams, body: MemberBody, response },
        [404, 409, 412, 422, 429],
      ),
      handler: async (request, reply) => {
        const wanted = { id: request.params.id, said: fromWire(request.body) };
        return answerChange(reply, await use(deps, askedBy(deps, request), wanted));
      },
    });
  }

  app.patch(
    '/v1/users/:id/password',
    operation(
      ['staff', 'user'],
      {
        operationId: 'changeUserPassword',
        tags,
        summary: 'Change one’s own password or, by staff, have the member mailed a link to a new one',
        params: IdParams,
        body: MemberPasswordBody,
        response: { 200: MemberPasswordAnswer },
      },
      [404, 422, 429],
    ),
    (request) => {
      const device = request.headers['user-agent'] ?? null;
      const wanted = { id: request.params.id, said: request.body, device };
      return changeMemberPassword(deps, askedBy(deps, request), wanted);
    },
  );

  app.post(
    '/v1/users/:id/internal_data',
    operation(
      ['staff'],
      {
        operationId: 'setInternalDataOfUser',
        tags,
        summary: 'Note what staff keep of a member among themselves; no member is ever shown it',
        params: IdParams,
        body: InternalDataBody,
        response,
      },
      [404, 409, 412],
    ),
    async (request, reply) => {
      const wanted = { id: request.params.id, said: fromWire(request.body) };
      return answerChange(reply, await setInternalData(deps, askedBy(deps, request), wanted));
    },
  );

  app.delete(
    '/v1/users/:id',
    operation(
      ['staff'],
      {
        operationId: 'forgetUser',
        tags,
        summary:
          'Forget a member: at once, or by itself when the last rental, payment and refund has ended (`leaving`)',
        params: IdParams,
        response,
      },
      [404, 409, 412],
    ),
    async (request, reply) =>
      answerChange(reply, await forgetMember(deps, request.params.id, askedBy(deps, request))),
  );
}
