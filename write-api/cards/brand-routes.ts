import Type, { type Static } from 'typebox';
import { CommandAnswer } from '#http/contract.ts';
import { Id, IdParams } from '#http/ids.ts';
import { operation } from '#http/operation.ts';
import type { WriteDeps } from '../deps.ts';
import { answerChange, askedBy, type TypedApp } from '../kit/changes/over-http.ts';
import { CardBody, CardDescriptionBody, PrimaryCardBody } from './bodies.ts';
import { describeCard, makePrimary, registerCard, removeCard, replaceCard } from './use-cases.ts';

const url = '/v1/brands/:id/cards';
const CardParams = Type.Object({ id: Id, card_id: Id });
const ofBrand = { tags: ['brands'], params: IdParams, response: { 200: CommandAnswer } };
const ofCard = { ...ofBrand, params: CardParams };
const who = ['staff', 'brand_admin'] as const;
const failures = [404, 409, 412, 422, 429];

/** Registers the routes for a brand's cards. Answers have the card's id and the revision of the brand's wallet. */
export function brandCardRoutes(app: TypedApp, deps: WriteDeps): void {
  app.post(
    url,
    operation(
      who,
      {
        ...ofBrand,
        operationId: 'registerBrandCard',
        body: CardBody,
        response: { 201: CommandAnswer },
        summary: 'Register a card of a brand; the first card is the one charged',
      },
      failures,
    ),
    async (request, reply) => {
      const wanted = { owner: ownerOf(request.params), said: request.body };
      return answerChange(reply, await registerCard(deps, askedBy(deps, request), wanted), 201);
    },
  );

  app.patch(
    `${url}/change_primary_card`,
    operation(
      who,
      {
        ...ofBrand,
        operationId: 'changePrimaryBrandCard',
        body: PrimaryCardBody,
        summary: 'Choose the card of a brand that is charged from now on',
      },
      [404, 412],
    ),
    async (request, reply) => {
      const of = { owner: ownerOf(request.params), cardId: request.body.card_id };
      return answerChange(reply, await makePrimary(deps, askedBy(deps, request), of));
    },
  );

  app.put(
    `${url}/:card_id`,
    operation(
      who,
      {
        ...ofCard,
        operationId: 'replaceBrandCard',
        body: CardBody,
        summary: 'Replace a card of a brand',
      },
      failures,
    ),
    async (request, reply) => {
      const wanted = { ...cardIn(request.params), said: request.body };
      return answerChange(reply, await replaceCard(deps, askedBy(deps, request), wanted));
    },
  );

  app.patch(
    `${url}/:card_id`,
    operation(
      who,
      {
        ...ofCard,
        operationId: 'describeBrandCard',
        body: CardDescriptionBody,
        summary: 'Name a card of a brand',
      },
      [404, 412],
    ),
    async (request, reply) => {
      const wanted = { ...cardIn(request.params), ...request.body };
      return answerChange(reply, await describeCard(deps, askedBy(deps, request), wanted));
    },
  );

  app.delete(
    `${url}/:card_id`,
    operation(
      who,
      {
        ...ofCard,
        operationId: 'removeBrandCard',
        summary:
          'Remove a card of a brand; where it was the one that is charged, the newest other takes its place',
      },
      [404, 412],
    ),
    async (request, reply) =>
      answerChange(reply, await removeCard(deps, askedBy(deps, request), cardIn(request.params))),
  );
}

const ownerOf = ({ id }: { id: number }) => ({ kind: 'brand', id }) as const;
const cardIn = (params: Static<typeof CardParams>) => ({ owner: ownerOf(params), cardId: params.card_id });
