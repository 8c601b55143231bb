import {
  type ReferenceKind,
  referenceKindNames,
  referenceKinds,
  withDefaults,
} from '#domain/reference/reference-kinds.ts';
import { CommandAnswer } from '#http/contract.ts';
import { IdParams } from '#http/ids.ts';
import { operation } from '#http/operation.ts';
import type { WriteDeps } from '../deps.ts';
import { answerChange, askedBy, type TypedApp } from '../kit/changes/over-http.ts';
import { changesBody, changesFrom, entryFrom, wholeBody } from './bodies.ts';
import { registerEntry, retireEntry, reviseEntry } from './use-cases.ts';

/** Create, replace, change and retire, for every kind of reference data. */
export function referenceRoutes(app: TypedApp, deps: WriteDeps): void {
  for (const kind of referenceKindNames) kindRoutes(app, deps, kind);
}

function kindRoutes<Kind extends ReferenceKind>(app: TypedApp, deps: WriteDeps, kind: Kind): void {
  const { path, event } = referenceKinds[kind];
  const url = `/v2/${path}`;
  const tags = [path];
  const noun = kind.replace('_', ' ');
  const response = { 200: CommandAnswer };

  app.post(
    url,
    operation(
      ['staff'],
      {
        operationId: `create${event}`,
        tags,
        summary: `Register a ${noun}`,
        body: wholeBody(kind),
        response: { 201: CommandAnswer },
      },
      [409, 422],
    ),
    async (request, reply) => {
      const said = entryFrom<Kind>(request.body);
      return answerChange(reply, await registerEntry(deps, askedBy(deps, request), { kind, said }), 201);
    },
  );

  app.put(
    `${url}/:id`,
    operation(
      ['staff'],
      {
        operationId: `replace${event}`,
        tags,
        summary: `Replace what is said of a ${noun}`,
        params: IdParams,
        body: wholeBody(kind),
        response,
      },
      [404, 409, 412, 422],
    ),
    async (request, reply) => {
      const fields = withDefaults(kind, entryFrom<Kind>(request.body));
      const wanted = { kind, id: request.params.id, fields };
      return answerChange(reply, await reviseEntry(deps, askedBy(deps, request), wanted));
    },
  );

  app.patch(
    `${url}/:id`,
    operation(
      ['staff'],
      {
        operationId: `update${event}`,
        tags,
        summary: `Change a ${noun}`,
        params: IdParams,
        body: changesBody(kind),
        response,
      },
      [404, 409, 412, 422],
    ),
    async (request, reply) => {
      const fields = changesFrom<Kind>(request.body);
      const wanted = { kind, id: request.params.id, fields };
      return answerChange(reply, await reviseEntry(deps, askedBy(deps, request), wanted));
    },
  );

  app.delete(
    `${url}/:id`,
    operation(
      ['staff'],
      {
        operationId: `delete${event}`,
        tags,
        summary: `Retire a ${noun}: what names it keeps it, nothing new may`,
        params: IdParams,
        response,
      },
      [404, 409, 412],
    ),
    async (request, reply) => {
      const wanted = { kind, id: request.params.id };
      return answerChange(reply, await retireEntry(deps, askedBy(deps, request), wanted));
    },
  );
}
