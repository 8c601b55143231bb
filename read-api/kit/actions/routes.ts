import type { FastifyInstance, FastifyRequest } from 'fastify';
import Type, { type Static, type TObject } from 'typebox';
import type { Rules } from '#domain/transition-table.ts';
import { backOffice } from '#http/caller.ts';
import { checked } from '#http/checked.ts';
import { OneOf } from '#http/contract.ts';
import { operation } from '#http/operation.ts';
import type { ReadDeps } from '../../deps.ts';
import { type Reading, readingOf } from '../reading.ts';
import { ActionPreview, ActionPreviews } from './contract.ts';
import { previewOf, previewsOf, type StandingGroup } from './preview.ts';

export interface PreviewRoutes<
  Query extends TObject,
  Status extends string,
  Guard extends string,
  Standing extends { status: Status },
> {
  /** Path of the list: `/v1/stocks`. */
  path: string;
  /** Name of the entity in operation ids: `Stock`. */
  title: string;
  tag: string;
  rules: Rules<Status, Guard, Standing>;
  /** Query schema of the list. */
  querystring: Query;
  /** The rows that the caller may see and that match the filters, grouped by the values that guards use. */
  groups(reading: Reading, query: Static<Query>): Promise<StandingGroup<Standing>[]>;
}

/** `GET {path}/actions/preview` and `GET {path}/actions/{action}/preview`: preview bulk actions without taking them. */
export function previewRoutes<
  Query extends TObject,
  Status extends string,
  Guard extends string,
  Standing extends { status: Status },
>(app: FastifyInstance, deps: ReadDeps, routes: PreviewRoutes<Query, Status, Guard, Standing>): void {
  const { path, title, tag, rules, querystring, groups } = routes;
  const ofTheBackOffice = rules.table.filter(({ who }) => backOffice.some((label) => who.includes(label)));
  const spellings = ofTheBackOffice.flatMap(({ action }) => [action, action.replaceAll('_', '-')]);
  const params = Type.Object({ action: OneOf([...new Set(spellings)]) });
  const asked = async (request: FastifyRequest) => {
    const reading = readingOf(deps, request);
    const found = await groups(reading, checked<TObject, Query>(request).query);
    return { found, by: { role: reading.caller.label, at: reading.now } };
  };

  app.get(
    `${path}/actions/preview`,
    operation(backOffice, {
      operationId: `preview${title}Actions`,
      tags: [tag],
      summary: 'How many of the rows that the filters match may take each action',
      querystring,
      response: { 200: ActionPreviews },
    }),
    async (request) => {
      const { found, by } = await asked(request);
      return previewsOf(rules, found, by);
    },
  );
  app.get(
    `${path}/actions/:action/preview`,
    operation(backOffice, {
      operationId: `preview${title}Action`,
      tags: [tag],
      summary: 'How many of the rows that the filters match may take an action, and why the others may not',
      params,
      querystring,
      response: { 200: ActionPreview },
    }),
    async (request) => {
      const { action } = checked<typeof params>(request).params;
      const { found, by } = await asked(request);
      return previewOf(rules, found, action.replaceAll('-', '_'), by);
    },
  );
}
