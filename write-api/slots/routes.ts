import Type from 'typebox';
import { CommandAnswer, ItemResult } from '#http/contract.ts';
import { IdParams } from '#http/ids.ts';
import { operation } from '#http/operation.ts';
import type { WriteDeps } from '../deps.ts';
import { answerEach } from '../kit/actions/over-http.ts';
import { answerChange, askedBy, type TypedApp } from '../kit/changes/over-http.ts';
import { NewSlots, RetiredSlots } from './bodies.ts';
import { addSlots, retireSlot, retireSlots } from './use-cases.ts';

const tags = ['slots'];

const AddedSlots = Type.Object({
  ...CommandAnswer.properties,
  /** The number of new slots; `known` is the number of slots that existed before. */
  added: Type.Integer(),
  known: Type.Integer(),
});

/** Registers the routes of the slot register: staff add slots, and retire empty ones. */
export function slotRoutes(app: TypedApp, deps: WriteDeps): void {
  app.post(
    '/v1/slots',
    operation(
      ['staff'],
      {
        operationId: 'addSlots',
        tags,
        summary: 'Add a slot or a range of slots: each cell of the range gets the same numbers',
        body: NewSlots,
        response: { 201: AddedSlots },
      },
      [422],
    ),
    async (request, reply) => {
      const { sector_code, cell_code, to_cell_code = cell_code, slot_number } = request.body;
      const { to_slot_number = slot_number } = request.body;
      const range = {
        sectorCode: sector_code,
        fromCell: cell_code,
        toCell: to_cell_code,
        fromNumber: slot_number,
        toNumber: to_slot_number,
      };
      const { changed, added, known } = await addSlots(deps, askedBy(deps, request), range);
      return { ...answerChange(reply, changed, 201), added, known };
    },
  );
  app.delete(
    '/v1/slots/:id',
    operation(
      ['staff'],
      {
        operationId: 'retireSlot',
        tags,
        summary: 'Retire a slot where nothing lies',
        params: IdParams,
        response: { 200: CommandAnswer },
      },
      [404, 409],
    ),
    async (request, reply) =>
      answerChange(reply, await retireSlot(deps, askedBy(deps, request), request.params.id)),
  );
  app.post(
    '/v1/slots/retire',
    operation(['staff'], {
      operationId: 'retireSlots',
      tags,
      summary: 'Retire slots where nothing lies; each has an answer of its own',
      body: RetiredSlots,
      response: { 200: Type.Array(ItemResult) },
    }),
    async (request, reply) =>
      answerEach(reply, await retireSlots(deps, askedBy(deps, request), request.body.ids)),
  );
}
