import Type from 'typebox';
import { notFound } from '#http/errors.ts';
import { IdParams } from '#http/ids.ts';
import { operation } from '#http/operation.ts';
import { callerOf } from '#http/rights.ts';
import { listRoutes } from '../kit/readable/routes.ts';
import type { Routes } from '../routes.ts';
import { Cash, cashEntryFields, shownCash } from './contract.ts';
import { CashEntriesQuery, matchingEntries } from './lists.ts';
import { cashOf } from './scope.ts';

const tags = ['cash'];
const who = ['staff', 'user'] as const;

export const cashRoutes: Routes = (deps) => async (app) => {
  app.get(
    '/v1/users/:id/cash',
    operation(
      who,
      {
        operationId: 'getUserCash',
        tags,
        summary: 'The cash that is due to a member, and the masked bank account to which it goes',
        params: IdParams,
        response: { 200: Cash },
      },
      [404],
    ),
    async (request) => {
      const { id } = request.params;
      const row = await cashOf(deps.db, callerOf(request)).where('member.id', '=', id).executeTakeFirst();
      if (row === undefined) throw notFound('user', id);
      return shownCash(row);
    },
  );
  listRoutes(app, deps, {
    url: '/v1/cash-entries',
    path: Type.Object({}),
    tags,
    who,
    name: 'CashEntries',
    summary: 'How cash became due to members, newest first: to staff all, to members their own',
    hasFile: true,
    query: CashEntriesQuery,
    row: cashEntryFields,
    rows: async (reading, _, query) => matchingEntries(reading, query),
  });
};
