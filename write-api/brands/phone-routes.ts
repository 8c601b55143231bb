import type { FastifyInstance } from 'fastify';
import Type, { type Static } from 'typebox';
import { type BrandCommand, brand } from '#domain/brands/brand.ts';
import type { PhoneContact } from '#domain/brands/brand-events.ts';
import { personKey } from '#domain/members/person.ts';
import { CommandAnswer } from '#http/contract.ts';
import { notFound } from '#http/errors.ts';
import { Id, IdParams } from '#http/ids.ts';
import { operation } from '#http/operation.ts';
import type { WriteDeps } from '../deps.ts';
import { makeChange, present } from '../kit/changes/change.ts';
import { pick } from '../kit/changes/fields.ts';
import { answerChange, askedBy } from '../kit/changes/over-http.ts';
import { resealed } from '../kit/changes/resealed.ts';
import { NewPhoneBody, PhoneChanges } from './bodies.ts';
import { seesBrand } from './visible.ts';

const tags = ['brands'];
const PhoneParams = Type.Object({ id: Id, phoneId: Id });
type PhoneParams = Static<typeof PhoneParams>;

/** The phones of a brand stand in the brand's own stream; the answers carry the brand's revision and the phone's id. */
export function phoneRoutes(app: FastifyInstance, deps: WriteDeps): void {
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
      const { id } = request.params as IdParams;
      const { name, phone, is_public = false } = request.body as Static<typeof NewPhoneBody>;
      const { caller, context, seenRevision } = askedBy(deps, request);
      await present(deps, brand, id, context, seesBrand(caller));
      const { brand_phone: [phoneId = 0] = [] } = await deps.ids.forCommand({ brand_phone: 1 }, context);
      const contact = await deps.seal(personKey('brand', id), { name, phone } satisfies PhoneContact);
      const commands: BrandCommand[] = [{ action: 'add_phone', phoneId, contact, isPublic: is_public }];
      const change = { decider: brand, id, commands, name: 'add_phone' };
      const changed = await makeChange(deps, change, { context, seenRevision });
      return answerChange(reply, { ...changed, id: phoneId }, 201);
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
      const { id, phoneId } = request.params as PhoneParams;
      const body = request.body as Static<typeof PhoneChanges>;
      const { caller, context, seenRevision } = askedBy(deps, request);
      const { state } = await present(deps, brand, id, context, seesBrand(caller));
      const known = state.phones.find((phone) => phone.phoneId === phoneId);
      if (known === undefined) throw notFound('brand_phone', phoneId);
      const said = pick(body, ['name', 'phone']);
      const { sealed } = await resealed<PhoneContact>(deps, personKey('brand', id), known.contact, (now) => ({
        ...(now ?? { name: '', phone: '' }),
        ...said,
      }));
      const isPublic = body.is_public as boolean | undefined;
      const fields = { ...(sealed && { contact: sealed }), ...(isPublic !== undefined && { isPublic }) };
      const commands: BrandCommand[] = [{ action: 'revise_phone', phoneId, fields }];
      const change = { decider: brand, id, commands, name: 'revise_phone' };
      return answerChange(reply, {
        ...(await makeChange(deps, change, { context, seenRevision })),
        id: phoneId,
      });
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
    async (request, reply) => {
      const { id, phoneId } = request.params as PhoneParams;
      const { caller, context, seenRevision } = askedBy(deps, request);
      const { state, isRepeat } = await present(deps, brand, id, context, seesBrand(caller));
      const isThere = state.phones.some((phone) => phone.phoneId === phoneId);
      if (!isThere && !isRepeat) throw notFound('brand_phone', phoneId);
      const commands: BrandCommand[] = [{ action: 'remove_phone', phoneId }];
      const change = { decider: brand, id, commands, name: 'remove_phone' };
      return answerChange(reply, {
        ...(await makeChange(deps, change, { context, seenRevision })),
        id: phoneId,
      });
    },
  );
}
