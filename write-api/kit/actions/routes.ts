import Type, { type TProperties } from 'typebox';
import type { DomainEvent } from '#domain/event.ts';
import { dailyWork } from '#domain/staff-role-kinds.ts';
import { type Transition, transitionOf } from '#domain/transition-table.ts';
import { callerLabels } from '#http/caller.ts';
import { CommandAnswer, ItemResult } from '#http/contract.ts';
import { IdParams } from '#http/ids.ts';
import { operation } from '#http/operation.ts';
import type { WriteDeps } from '../../deps.ts';
import { answerChange, askedBy, type TypedApp } from '../changes/over-http.ts';
import { bodyOf } from './action-spec.ts';
import { bulkAtMost, selectionFields, takeBulkAction } from './bulk.ts';
import { type ActionEntity, type Named, openSpec } from './entity.ts';
import { answerEach } from './over-http.ts';
import { bulkFields } from './own-fields.ts';
import { takeAction } from './single.ts';

/**
 * Registers `POST {path}/{id}/actions/{name}` and the bulk call `POST {path}/actions/{name}` for every row of the entity's
 * transition table. Names are written with `_`; `-` is accepted, too.
 */
export function actionRoutes<State, Command extends Named, Event extends DomainEvent>(
  app: TypedApp,
  deps: WriteDeps,
  entity: ActionEntity<State, Command, Event>,
): void {
  for (const row of entity.transitions) {
    const asked = askedIn(entity, row.action);
    for (const spelling of new Set([row.action, row.action.replaceAll('_', '-')])) {
      const isAlias = spelling !== row.action;
      app.post(
        `${entity.path}/:id/actions/${spelling}`,
        actionOperation(entity, asked, isAlias),
        async (request, reply) => {
          const wanted = openSpec(entity, row.action).wantedBy(request.body);
          const asked = askedBy(deps, request);
          return answerChange(reply, await takeAction(deps, asked, entity, request.params.id, wanted));
        },
      );
      app.post(
        `${entity.path}/actions/${spelling}`,
        bulkOperation(entity, asked, isAlias),
        async (request, reply) => {
          const asked = askedBy(deps, request);
          return answerEach(reply, await takeBulkAction(deps, asked, entity, row.action, request.body));
        },
      );
    }
  }
}

/** Registers a further path to an action, for older clients of the platform. */
export function actionDoor<State, Command extends Named, Event extends DomainEvent>(
  app: TypedApp,
  deps: WriteDeps,
  entity: ActionEntity<State, Command, Event>,
  method: 'POST' | 'PATCH' | 'DELETE',
  path: string,
  action: Command['action'],
): void {
  const named = actionOperation(entity, askedIn(entity, action), false);
  const last = path.split('/').at(-1) ?? '';
  const operationId =
    method === 'DELETE'
      ? `delete${entity.title}`
      : `${camel(last.replaceAll('-', '_'))}${entity.title}ByPath`;
  app.route({
    method,
    url: path,
    ...named,
    schema: { ...named.schema, operationId },
    handler: async (request, reply) => {
      const wanted = openSpec(entity, action).wantedBy(request.body);
      const asked = askedBy(deps, request);
      return answerChange(reply, await takeAction(deps, asked, entity, request.params.id, wanted));
    },
  });
}

/** Registers a further path to a bulk action. */
export function bulkDoor<State, Command extends Named, Event extends DomainEvent>(
  app: TypedApp,
  deps: WriteDeps,
  entity: ActionEntity<State, Command, Event>,
  path: string,
  action: Command['action'],
): void {
  const { schema, ...described } = bulkOperation(entity, askedIn(entity, action), false);
  app.post(
    path,
    { ...described, schema: { ...schema, operationId: `${schema.operationId}ByPath` } },
    async (request, reply) => {
      const asked = askedBy(deps, request);
      return answerEach(reply, await takeBulkAction(deps, asked, entity, action, request.body));
    },
  );
}

/** Returns the transition and the HTTP form of an action. */
function askedIn<State, Command extends Named, Event extends DomainEvent>(
  { transitions, specs }: ActionEntity<State, Command, Event>,
  action: Command['action'],
): AskedFor {
  return { row: transitionOf(transitions, action), spec: specs[action] };
}

type Titled = Pick<ActionEntity<never, Named, DomainEvent>, 'title' | 'tag'>;

interface AskedFor {
  row: Transition;
  spec: { fields: TProperties; hasOwnFields: boolean } | null;
}

function actionOperation({ title, tag }: Titled, { row, spec }: AskedFor, hide: boolean) {
  return {
    ...emptyBody,
    ...byTable(
      row,
      {
        operationId: `${camel(row.action)}${title}`,
        tags: [tag],
        summary: summaryOf(row),
        hide,
        params: IdParams,
        body: bodyOf(row, spec?.fields ?? {}),
        response: { 200: CommandAnswer },
      },
      [404, 409, 412, 422],
    ),
  };
}

function bulkOperation({ title, tag }: Titled, { row, spec }: AskedFor, hide: boolean) {
  const fields = bulkFields(spec ?? { fields: {}, hasOwnFields: false }, bulkAtMost);
  const body = bodyOf(row, fields, selectionFields);
  return {
    ...emptyBody,
    ...byTable(
      row,
      {
        operationId: `${camel(row.action)}${title}s`,
        tags: [tag],
        summary: `Many at once: ${summaryOf(row)}`,
        hide,
        body,
        response: { 200: Type.Array(ItemResult) },
      },
      [409, 422],
    ),
  };
}

/** Returns an operation that every signed-in caller may call; the transition decides which callers may take the action. */
function byTable<const Schema extends Parameters<typeof operation>[1]>(
  row: Transition,
  schema: Schema,
  failuresToo: readonly number[],
) {
  const described = operation(callerLabels, schema, failuresToo, row.staff ?? dailyWork);
  return { ...described, config: { ...described.config, table: row.who } };
}

/** A hook that treats a call without a body as a call without fields. */
export const emptyBody = {
  preValidation: async (request: { body: unknown }) => {
    request.body ??= {};
  },
};

function summaryOf({ action, from, to, event }: Transition): string {
  return `${action}: ${from.join(', ')} → ${to} (${event})`;
}

function camel(name: string): string {
  return name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
}
