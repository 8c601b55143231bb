import type { FastifyInstance, FastifyRequest } from 'fastify';
import Type, { type Static, type TSchema } from 'typebox';
import { OneOf } from '#http/filters.ts';
import { operation } from '#http/operation.ts';
import { callerOf } from '#http/rights.ts';
import { ActionPreview, ActionPreviews } from './contract.ts';
import { type ActionRules, previewOf, previewsOf, type StandingGroup } from './preview.ts';

const house = ['staff', 'brand_admin'] as const;

interface PreviewRoutes<Query extends TSchema, Status extends string, Guard extends string, Standing> {
  /** The path of the list: `/v1/stocks`. */
  path: string;
  /** Its name in operation ids: `Stock`. */
  title: string;
  tag: string;
  rules: ActionRules<Status, Guard, Standing>;
  /** The query of the list. */
  querystring: Query;
  /** The rows that the caller may see and the filters match, by what the guards look at. */
  groups(request: FastifyRequest, query: Static<Query>): Promise<StandingGroup<Standing>[]>;
}

/** `GET {path}/actions/preview` and `GET {path}/actions/{action}/preview`: what a bulk action would do, before it does. */
export function previewRoutes<
  Query extends TSchema,
  Status extends string,
  Guard extends string,
  Standing extends { status: Status },
>(app: FastifyInstance, routes: PreviewRoutes<Query, Status, Guard, Standing>): void {
  const { path, title, tag, rules, querystring, groups } = routes;
  const asked = rules.table.filter(({ who }) => house.some((label) => who.includes(label)));
  const spellings = asked.flatMap(({ action }) => [action, action.replaceAll('_', '-')]);

  app.get(
    `${path}/actions/preview`,
    operation(house, {
      operationId: `preview${title}Actions`,
      tags: [tag],
      summary: 'How many of the rows that the filters match may take each action',
      querystring,
      response: { 200: ActionPreviews },
    }),
    async (request) => {
      const found = await groups(request, request.query as Static<Query>);
      return previewsOf(rules, found, callerOf(request).label);
    },
  );
  app.get(
    `${path}/actions/:action/preview`,
    operation(house, {
      operationId: `preview${title}Action`,
      tags: [tag],
      summary: 'How many of the rows that the filters match may take an action, and why the others may not',
      params: Type.Object({ action: OneOf([...new Set(spellings)]) }),
      querystring,
      response: { 200: ActionPreview },
    }),
    async (request) => {
      const { action } = request.params as { action: string };
      const found = await groups(request, request.query as Static<Query>);
      return previewOf(rules, found, action.replaceAll('-', '_'), callerOf(request).label);
    },
  );
}
