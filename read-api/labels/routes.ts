import { atMost } from '#http/at-once.ts';
import { operation } from '#http/operation.ts';
import { noteFile } from '../kit/csv/export-note.ts';
import { showing } from '../kit/freshness/hook.ts';
import { type Reading, readingOf } from '../kit/reading.ts';
import type { Routes } from '../routes.ts';
import { languageOf, sendLabels } from './answer.ts';
import { LabelsAnswer, LabelsOfIds, LabelsOfSlots } from './contract.ts';
import type { Label } from './label.ts';
import { labelsOfParcels } from './of-parcels.ts';
import { labelsOfSlots } from './of-slots.ts';
import { labelsOfStock } from './of-stock.ts';
import { labelsOfTrysets } from './of-trysets.ts';

const tags = ['labels'];
const response = { 200: LabelsAnswer };

interface OfIds {
  name: 'stocks' | 'parcels' | 'trysets';
  operationId: string;
  summary: string;
  /** The projection that fills the labelled rows. */
  projection: string;
  /** Whether labels show a recipient: printing is then recorded as an export of personal data. */
  tellsOfPersons: boolean;
  labelsOf(
    reading: Reading,
    ids: readonly number[],
    language: ReturnType<typeof languageOf>,
  ): Promise<Label[]>;
}

const ofIds: readonly OfIds[] = [
  {
    name: 'stocks',
    operationId: 'printStockLabels',
    summary: 'Labels of garments',
    projection: 'stock_items',
    tellsOfPersons: false,
    labelsOf: labelsOfStock,
  },
  {
    name: 'parcels',
    operationId: 'printParcelLabels',
    summary: 'Labels of parcels, by the ids of the tryset items in them',
    projection: 'tryset_items',
    tellsOfPersons: true,
    labelsOf: labelsOfParcels,
  },
  {
    name: 'trysets',
    operationId: 'printTrysetLabels',
    summary: 'Labels of trysets',
    projection: 'trysets',
    tellsOfPersons: true,
    labelsOf: labelsOfTrysets,
  },
];

export const labelRoutes: Routes = (deps) => async (app) => {
  // Limits concurrent drawing, as it takes CPU that other requests need.
  const preHandler = atMost({ ofOneKind: 2, ofOneCaller: 1 });
  for (const { name, operationId, summary, projection, tellsOfPersons, labelsOf } of ofIds) {
    const schema = { operationId, tags, summary, querystring: LabelsOfIds, response };
    app.get(
      `/v1/labels/${name}`,
      { preHandler, ...operation(['staff', 'brand_admin'], schema, [404, 422, 429]) },
      async (request, reply) => {
        const { ids } = request.query;
        const labels = await labelsOf(readingOf(deps, request), ids, languageOf(request.query));
        if (tellsOfPersons) await noteFile(request, `labels-${name}`, async () => labels.length);
        showing(request, projection, ids);
        return sendLabels(reply, request.query, labels, `labels-${name}`, deps.now());
      },
    );
  }
  const summary = 'Labels of shelves, whether something lies there or not';
  const schema = { operationId: 'printSlotLabels', tags, summary, querystring: LabelsOfSlots, response };
  app.get('/v1/labels/slots', { preHandler, ...operation(['staff'], schema, [422, 429]) }, (request, reply) =>
    sendLabels(reply, request.query, labelsOfSlots(request.query.slots), 'labels-slots', deps.now()),
  );
};
