import Type from 'typebox';
import { Id, IdParams } from '#http/ids.ts';
import { ListQuery } from '#http/lists.ts';
import { operation } from '#http/operation.ts';
import { callerOf } from '#http/rights.ts';
import { listRoutes } from '../kit/readable/routes.ts';
import type { Routes } from '../routes.ts';
import { Card, cardFields } from './contract.ts';
import { brandCard, brandCards, cardOfMember, MemberCardsQuery, memberCards } from './lists.ts';

const answer = { response: { 200: Card } };

export const cardRoutes: Routes = (deps) => async (app) => {
  listRoutes(app, deps, {
    query: MemberCardsQuery,
    row: cardFields,
    url: '/v1/users/cards',
    path: Type.Object({}),
    tags: ['users'],
    who: ['staff', 'user'],
    name: 'UserCards',
    summary: 'One’s card or, to staff, those of all members, newest first',
    rows: async (reading, _, query) => memberCards(reading, query),
  });
  listRoutes(app, deps, {
    query: ListQuery({}),
    row: cardFields,
    url: '/v1/brands/:id/cards',
    path: IdParams,
    tags: ['brands'],
    who: ['staff', 'brand_admin'],
    name: 'BrandCards',
    summary: 'Cards of a brand, the one that is charged first',
    rows: (reading, { id }) => brandCards(reading, id),
  });
  app.get(
    '/v1/users/cards/:user_id',
    operation(
      ['staff', 'user'],
      {
        operationId: 'getCardOfUser',
        tags: ['users'],
        params: Type.Object({ user_id: Id }),
        ...answer,
        summary: 'A member’s card',
      },
      [404],
    ),
    async (request) =>
      cardFields.shown(await cardOfMember(deps.db, callerOf(request), request.params.user_id)),
  );
  app.get(
    '/v1/brands/:id/cards/:card_id',
    operation(
      ['staff', 'brand_admin'],
      {
        operationId: 'getBrandCard',
        tags: ['brands'],
        params: Type.Object({ id: Id, card_id: Id }),
        ...answer,
        summary: 'A card of a brand',
      },
      [404],
    ),
    async (request) => cardFields.shown(await brandCard(deps.db, callerOf(request), request.params)),
  );
};
