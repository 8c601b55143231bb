import Type from 'typebox';
import { TextParam } from '#http/filters.ts';
import { operation } from '#http/operation.ts';
import { listRoutes } from '../kit/readable/routes.ts';
import { readingOf } from '../kit/reading.ts';
import type { Routes } from '../routes.ts';
import { SlotLabel, slotFields } from './contract.ts';
import { slotLabel } from './label.ts';
import { matchingSlots, SlotsQuery } from './lists.ts';

const tags = ['slots'];

export const slotRoutes: Routes = (deps) => async (app) => {
  listRoutes(app, deps, {
    url: '/v1/slots',
    path: Type.Object({}),
    query: SlotsQuery,
    tags,
    who: ['staff'],
    name: 'Slots',
    summary: 'The slots of the house in their order, with how much lies in each',
    hasFile: true,
    row: slotFields,
    rows: async (reading, _, query) => matchingSlots(reading, query),
  });
  app.get(
    '/v1/slots/label',
    operation(['staff'], {
      operationId: 'readSlotLabel',
      tags,
      summary: 'What a label means that was scanned for a shelf’s: its slot, or what it may be instead',
      querystring: Type.Object({ text: TextParam }, { additionalProperties: false }),
      response: { 200: SlotLabel },
    }),
    (request) => slotLabel(readingOf(deps, request), request.query.text),
  );
};
