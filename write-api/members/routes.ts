import type { FastifyInstance } from 'fastify';
import { type MemberCommand, member } from '#domain/members/member.ts';
import { initialMember } from '#domain/members/member-state.ts';
import { CommandAnswer } from '#http/contract.ts';
import { IdParams } from '#http/ids.ts';
import { operation } from '#http/operation.ts';
import { endSignIns } from '../auth/credentials.ts';
import type { MasterDeps } from '../auth/deps.ts';
import { usernameClaim } from '../kit/commands/claim-values.ts';
import { answerChange, asked, makeChange, present } from '../kit/masters/run.ts';
import { NewUserBody, UserBody } from './bodies.ts';
import { forgetMember } from './forget-member.ts';
import { type UserBody as Body, memberCommands, newMember, personOf, whole } from './member-commands.ts';
import { userPictureRoutes } from './picture-routes.ts';
import { isThere } from './visible.ts';

const tags = ['users'];
const response = { 200: CommandAnswer };

export function userRoutes(app: FastifyInstance, deps: MasterDeps): void {
  userPictureRoutes(app, deps);

  app.post(
    '/v1/users',
    operation(
      ['staff'],
      {
        operationId: 'registerUser',
        tags,
        summary: 'Register a member, in their name',
        body: NewUserBody,
        response: { 201: CommandAnswer },
      },
      [409],
    ),
    async (request, reply) => {
      const { context } = asked(deps, request);
      const body = request.body as Body & { username: string };
      const { user: [id = 0] = [] } = await deps.ids.forCommand({ user: 1 }, context);
      const { personal, taken } = await personOf(deps, id, initialMember, body);
      const description = newMember(id, personal, body);
      const changed = await makeChange(
        deps,
        {
          decider: member,
          id,
          commands: [{ action: 'register', ...description }],
          name: 'register',
          claims: {
            by: { category: 'user', id },
            taken: [usernameClaim(body.username), ...taken],
            givenUp: [],
          },
        },
        context,
      );
      reply.code(201);
      return answerChange(reply, id, changed);
    },
  );

  const revise = (method: 'PUT' | 'PATCH') => {
    const isWhole = method === 'PUT';
    app.route({
      method,
      url: '/v1/users/:id',
      ...operation(
        ['staff'],
        {
          operationId: isWhole ? 'replaceUser' : 'updateUser',
          tags,
          summary: isWhole
            ? 'Replace what is said of a member; role, grade, settings and what staff note stay unless named'
            : 'Change a member',
          params: IdParams,
          body: UserBody,
          response,
        },
        [404, 409, 412],
      ),
      handler: async (request, reply) => {
        const { id } = request.params as IdParams;
        const said = request.body as Body;
        const body = isWhole ? whole(said) : said;
        const { context, seenRevision } = asked(deps, request);
        const { state } = await present(deps, member, id, context, isThere);
        const { personal, taken, givenUp } = await personOf(deps, id, state, body);
        const commands: MemberCommand[] = [
          ...memberCommands(body),
          { action: 'set_personal_data', personal },
        ];
        const claims = { by: { category: 'user' as const, id }, taken, givenUp };
        const change = { decider: member, id, commands, name: 'revise', claims };
        const changed = await makeChange(deps, change, context, seenRevision);
        if (changed.state.role === 'banned') await endSignIns(deps, { kind: 'user', id }, 'banned');
        return answerChange(reply, id, changed);
      },
    });
  };
  revise('PUT');
  revise('PATCH');

  app.delete(
    '/v1/users/:id',
    operation(
      ['staff'],
      {
        operationId: 'forgetUser',
        tags,
        summary:
          'Forget a member: at once, or by itself when the last rental under way has ended (`leaving`)',
        params: IdParams,
        response,
      },
      [404, 409, 412],
    ),
    async (request, reply) => {
      const { id } = request.params as IdParams;
      const { context, seenRevision } = asked(deps, request);
      return answerChange(reply, id, await forgetMember(deps, id, context, seenRevision));
    },
  );
}
