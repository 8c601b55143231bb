import Type, { type Static } from 'typebox';
import { CommandAnswer } from '#http/contract.ts';
import { Id, IdParams } from '#http/ids.ts';
import { operation } from '#http/operation.ts';
import type { WriteDeps } from '../deps.ts';
import { fromWire } from '../kit/changes/names.ts';
import { answerChange, askedBy, type TypedApp } from '../kit/changes/over-http.ts';
import { NewPhoneBody, PhoneChanges } from './bodies.ts';
import { addBrandPhone, removeBrandPhone, reviseBrandPhone } from './phone-use-cases.ts';

const tags = ['brands'];
const PhoneParams = Type.Object({ id: Id, phoneId: Id });
type PhoneParams = Static<typeof PhoneParams>;

/**
 * Registers the routes for a brand's phones, which are part of the brand's stream. Answers have the brand's revision and the
 * phone's id.
 */
export function phoneRoutes(app: TypedApp, deps: WriteDeps): void {
  app.post(
    '/v1/brands/:id/phones',
    operation(
      ['staff', 'brand_admin'],
      {
        operationId: 'addBrandPhone',
        tags,
        summary: 'Add a phone to a brand',
        params: IdParams,
        body: NewPhoneBody,
        response: { 201: CommandAnswer },
      },
      [404, 409, 412],
    ),
    async (request, reply) => {
      const wanted = { brandId: request.params.id, said: fromWire(request.body) };
      return answerChange(reply, await addBrandPhone(deps, askedBy(deps, request), wanted), 201);
    },
  );

  app.patch(
    '/v1/brands/:id/phones/:phoneId',
    operation(
      ['staff', 'brand_admin'],
      {
        operationId: 'updateBrandPhone',
        tags,
        summary: 'Change a phone of a brand',
        params: PhoneParams,
        body: PhoneChanges,
        response: { 200: CommandAnswer },
      },
      [404, 409, 412],
    ),
    async (request, reply) => {
      const wanted = { of: phoneOf(request.params), said: fromWire(request.body) };
      return answerChange(reply, await reviseBrandPhone(deps, askedBy(deps, request), wanted));
    },
  );

  app.delete(
    '/v1/brands/:id/phones/:phoneId',
    operation(
      ['staff', 'brand_admin'],
      {
        operationId: 'deleteBrandPhone',
        tags,
        summary: 'Remove a phone of a brand',
        params: PhoneParams,
        response: { 200: CommandAnswer },
      },
      [404, 409, 412],
    ),
    async (request, reply) =>
      answerChange(reply, await removeBrandPhone(deps, askedBy(deps, request), phoneOf(request.params))),
  );
}

const phoneOf = ({ id, phoneId }: PhoneParams) => ({ brandId: id, id: phoneId });
