import type { Static, TObject } from 'typebox';
import type { AskedOfStaff } from '#domain/staff-role-kinds.ts';
import { checked } from '#http/checked.ts';
import { CommandAnswer } from '#http/contract.ts';
import { operation } from '#http/operation.ts';
import type { WriteDeps } from '../../deps.ts';
import type { Asked } from './asked.ts';
import type { Changed } from './change.ts';
import { answerChange, askedBy, type TypedApp } from './over-http.ts';

/** Describes the routes by which staff write an entity that consists of plain fields. */
export interface RecordRoutes<
  In extends TObject,
  Of extends TObject,
  Whole extends TObject,
  Changes extends TObject,
> {
  /** The URL of the collection: `/v2/seasons`. */
  url: string;
  tags: readonly string[];
  /** The suffix of the operation ids: `Season` in `createSeason`. */
  name: string;
  /** The entity's name in summaries: `a season`. */
  noun: string;
  /** The summary of the call that ends the entity. */
  ends: string;
  /** The staff role that the calls require; `dailyWork` if omitted. */
  staff?: AskedOfStaff;
  /** The schema of the parameters in the collection's path; `of` has those of one entity's path. */
  in: In;
  of: Of;
  whole: Whole;
  changes: Changes;
  register(asked: Asked, path: Static<In>, said: Static<Whole>): Promise<Changed>;
  replace(asked: Asked, path: Static<Of>, said: Static<Whole>): Promise<Changed>;
  revise(asked: Asked, path: Static<Of>, said: Static<Changes>): Promise<Changed>;
  end(asked: Asked, path: Static<Of>): Promise<Changed>;
}

/** Registers the four calls: create, replace, change and end. */
export function recordRoutes<
  In extends TObject,
  Of extends TObject,
  Whole extends TObject,
  Changes extends TObject,
>(app: TypedApp, deps: WriteDeps, record: RecordRoutes<In, Of, Whole, Changes>): void {
  const { url, tags, name, noun, whole, changes, staff } = record;
  const ofOne = { tags, params: record.of, response: { 200: CommandAnswer } };
  const who = ['staff'] as const;

  app.post(
    url,
    operation(
      who,
      {
        ...ofOne,
        operationId: `create${name}`,
        summary: `Register ${noun}`,
        params: record.in,
        body: whole,
        response: { 201: CommandAnswer },
      },
      [...(url.includes(':') ? [404] : []), 409, 422],
      staff,
    ),
    async (request, reply) => {
      const { params, body } = checked<In, Whole>(request);
      return answerChange(reply, await record.register(askedBy(deps, request), params, body), 201);
    },
  );
  app.put(
    `${url}/:id`,
    operation(
      who,
      { ...ofOne, operationId: `replace${name}`, summary: `Replace the fields of ${noun}`, body: whole },
      [404, 409, 412, 422],
      staff,
    ),
    async (request, reply) => {
      const { params, body } = checked<Of, Whole>(request);
      return answerChange(reply, await record.replace(askedBy(deps, request), params, body));
    },
  );
  app.patch(
    `${url}/:id`,
    operation(
      who,
      { ...ofOne, operationId: `update${name}`, summary: `Change ${noun}`, body: changes },
      [404, 409, 412, 422],
      staff,
    ),
    async (request, reply) => {
      const { params, body } = checked<Of, Changes>(request);
      return answerChange(reply, await record.revise(askedBy(deps, request), params, body));
    },
  );
  app.delete(
    `${url}/:id`,
    operation(who, { ...ofOne, operationId: `delete${name}`, summary: record.ends }, [404, 409, 412], staff),
    async (request, reply) => {
      const { params } = checked<Of>(request);
      return answerChange(reply, await record.end(askedBy(deps, request), params));
    },
  );
}
