import Type from 'typebox';
import { referenceKindNames, referenceKinds } from '#domain/reference/reference-kinds.ts';
import { Page } from '#http/contract.ts';
import { IdParams } from '#http/ids.ts';
import { pageOf } from '#http/lists.ts';
import { operation } from '#http/operation.ts';
import { callerOf } from '#http/rights.ts';
import { showing } from '../kit/freshness/hook.ts';
import { readingOf } from '../kit/reading.ts';
import type { Routes } from '../routes.ts';
import { ReferenceEntryOf, ReferenceUse } from './contract.ts';
import { listEntries, MeasurementTypeParams, oneEntry, ReferenceParams } from './entries.ts';
import { referenceUses } from './uses.ts';

const tags = ['reference data'];
const all = ['staff', 'brand_admin', 'user'] as const;
const house = ['staff', 'brand_admin'] as const;

/** Read routes of every kind of reference data, generated from the table of kinds. */
export const referenceRoutes: Routes = (deps) => async (app) => {
  for (const kind of referenceKindNames) {
    const { event, path } = referenceKinds[kind];
    const Entry = ReferenceEntryOf(kind);
    app.get(
      `/v2/${path}`,
      operation(all, {
        operationId: `list${event}Entries`,
        tags,
        summary: `All of ${path}, by priority`,
        querystring: kind === 'measurement_type' ? MeasurementTypeParams : ReferenceParams,
        response: { 200: Page(Entry) },
      }),
      async (request) => pageOf(request, await listEntries(deps, callerOf(request), kind, request.query)),
    );
    app.get(
      `/v2/${path}/uses`,
      operation(house, {
        operationId: `list${event}Uses`,
        tags,
        summary: `How often each of ${path} is still named`,
        response: { 200: Type.Object({ data: Type.Array(ReferenceUse) }) },
      }),
      async (request) => ({ data: await referenceUses(readingOf(deps, request), kind) }),
    );
    app.get(
      `/v2/${path}/:id`,
      operation(
        all,
        {
          operationId: `get${event}`,
          tags,
          summary: `One of ${path}`,
          params: IdParams,
          response: { 200: Entry },
        },
        [404],
      ),
      (request) => {
        showing(request, 'reference', [`${kind}-${request.params.id}`]);
        return oneEntry(deps, callerOf(request), kind, request.params.id);
      },
    );
  }
};
