import type { FastifyInstance } from 'fastify';
import { referenceDecider } from '#domain/reference/reference.ts';
import {
  type ReferenceFields,
  type ReferenceKind,
  referenceKindNames,
  referenceKinds,
  withDefaults,
} from '#domain/reference/reference-kinds.ts';
import { CommandAnswer } from '#http/contract.ts';
import { IdParams } from '#http/ids.ts';
import { operation } from '#http/operation.ts';
import type { MasterDeps } from '../auth/deps.ts';
import type { CommandContext } from '../kit/commands/context.ts';
import { fromWire } from '../kit/masters/names.ts';
import { answerChange, asked, makeChange, present } from '../kit/masters/run.ts';
import { changesBody, wholeBody } from './bodies.ts';
import { requireEntryLinks } from './entry-links.ts';

/** Create, replace, change and retire, for every kind of reference data. */
export function referenceRoutes(app: FastifyInstance, deps: MasterDeps): void {
  for (const kind of referenceKindNames) kindRoutes(app, deps, kind);
}

function kindRoutes<Kind extends ReferenceKind>(app: FastifyInstance, deps: MasterDeps, kind: Kind): void {
  const { path, event } = referenceKinds[kind];
  const url = `/v2/${path}`;
  const decider = referenceDecider(kind);
  const tags = [path];
  const noun = kind.replace('_', ' ');
  const response = { 200: CommandAnswer };

  const there = (id: number, context: CommandContext) =>
    present(deps, decider, id, context, ({ status }) => status === 'active');
  const requireNamed = (id: number, fields: object) => requireEntryLinks(deps.streams, kind, id, fields);

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
      const { context } = asked(deps, request);
      const said = fromWire(request.body as object as Record<string, unknown>);
      const fields = withDefaults(kind, said as Partial<ReferenceFields<Kind>> & { name: string });
      const ids = await deps.ids.forCommand({ [kind]: 1 }, context);
      const id = ids[kind]?.[0] ?? 0;
      await requireNamed(id, fields);
      const changed = await makeChange(
        deps,
        { decider, id, commands: [{ action: 'register', id, fields }], name: 'register' },
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
      url: `${url}/:id`,
      ...operation(
        ['staff'],
        {
          operationId: `${isWhole ? 'replace' : 'update'}${event}`,
          tags,
          summary: isWhole ? `Replace what is said of a ${noun}` : `Change a ${noun}`,
          params: IdParams,
          body: isWhole ? wholeBody(kind) : changesBody(kind),
          response,
        },
        [404, 409, 412, 422],
      ),
      handler: async (request, reply) => {
        const { id } = request.params as IdParams;
        const { context, seenRevision } = asked(deps, request);
        const { isRepeat } = await there(id, context);
        const said = fromWire(request.body as Record<string, unknown>) as Partial<ReferenceFields<Kind>>;
        const fields = isWhole
          ? withDefaults(kind, said as Partial<ReferenceFields<Kind>> & { name: string })
          : said;
        if (!isRepeat) await requireNamed(id, fields);
        const commands = [{ action: 'revise' as const, fields }];
        const changed = await makeChange(
          deps,
          { decider, id, commands, name: 'revise' },
          context,
          seenRevision,
        );
        return answerChange(reply, id, changed);
      },
    });
  };
  revise('PUT');
  revise('PATCH');

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
      const { id } = request.params as IdParams;
      const { context, seenRevision } = asked(deps, request);
      await there(id, context);
      const commands = [{ action: 'retire' as const }];
      const changed = await makeChange(
        deps,
        { decider, id, commands, name: 'retire' },
        context,
        seenRevision,
      );
      return answerChange(reply, id, changed);
    },
  );
}
