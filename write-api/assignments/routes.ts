import Type from 'typebox';
import { accountLabels } from '#domain/accounts/account.ts';
import { backOffice } from '#http/caller.ts';
import { CommandAnswer, OneOf } from '#http/contract.ts';
import { Id, IdParams } from '#http/ids.ts';
import { operation } from '#http/operation.ts';
import type { WriteDeps } from '../deps.ts';
import { answerChange, askedBy, type TypedApp } from '../kit/changes/over-http.ts';
import { type Thing, things } from '../notes/things.ts';
import { assign, unassign } from './use-cases.ts';

const AssignBody = Type.Object({ label: OneOf(accountLabels), id: Id }, { additionalProperties: false });

export function assignmentRoutes(app: TypedApp, deps: WriteDeps): void {
  for (const thing of things) routesOn(app, deps, thing);
}

function routesOn(app: TypedApp, deps: WriteDeps, thing: Thing): void {
  const { path, title } = thing;
  const tags = ['assignments', thing.tag];
  const response = { 200: CommandAnswer };
  const url = `${path}/:id/assignee`;
  app.put(
    url,
    operation(
      backOffice,
      {
        operationId: `assign${title}`,
        tags,
        summary: 'Assign to a colleague or to oneself',
        params: IdParams,
        body: AssignBody,
        response,
      },
      [404, 409, 412, 422],
    ),
    async (request, reply) => {
      const wanted = { thing, id: request.params.id, account: request.body };
      return answerChange(reply, await assign(deps, askedBy(deps, request), wanted));
    },
  );
  app.delete(
    url,
    operation(
      backOffice,
      {
        operationId: `unassign${title}`,
        tags,
        summary: 'End the assignment of the caller’s party',
        params: IdParams,
        response,
      },
      [404, 409, 412],
    ),
    async (request, reply) => {
      const wanted = { thing, id: request.params.id };
      return answerChange(reply, await unassign(deps, askedBy(deps, request), wanted));
    },
  );
}
