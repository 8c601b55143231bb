import Type from 'typebox';
import { type Caller, notForThisCaller } from '#http/caller.ts';
import { CommandAnswer } from '#http/contract.ts';
import { notFound } from '#http/errors.ts';
import { Id } from '#http/ids.ts';
import { operation } from '#http/operation.ts';
import type { WriteDeps } from '../deps.ts';
import type { Asked } from '../kit/changes/asked.ts';
import { answerChange, askedBy, type TypedApp } from '../kit/changes/over-http.ts';
import { CardBody, CardDescriptionBody } from './bodies.ts';
import type { Owner } from './owners.ts';
import { cardOfMember, describeCard, registerCard, removeCard, replaceCard } from './use-cases.ts';

const url = '/v1/users/cards';
const ofMember = {
  tags: ['users'],
  params: Type.Object({ user_id: Id }),
  response: { 200: CommandAnswer },
};
const failures = [404, 409, 412, 422, 429];

/** Registers the routes for a member's only card. Answers have the card's id and the revision of the member's wallet. */
export function memberCardRoutes(app: TypedApp, deps: WriteDeps): void {
  app.post(
    url,
    operation(
      ['user'],
      {
        operationId: 'registerOwnCard',
        tags: ['users'],
        summary:
          'Register one’s own card; the payment provider keeps it, and only its last digits are stored here',
        body: CardBody,
        response: { 201: CommandAnswer },
      },
      failures,
    ),
    async (request, reply) => {
      const asked = askedBy(deps, request);
      const wanted = { owner: ownOf(asked.caller), said: request.body };
      return answerChange(reply, await registerCard(deps, asked, wanted), 201);
    },
  );

  app.put(
    `${url}/:user_id`,
    operation(
      ['staff', 'user'],
      {
        ...ofMember,
        operationId: 'setCardOfUser',
        body: CardBody,
        summary: 'Register or replace a member’s card',
      },
      failures,
    ),
    async (request, reply) => {
      const asked = askedBy(deps, request);
      const owner = ofUser(request.params.user_id);
      const cardId = await cardOfMember(deps, asked, owner);
      const wanted = { owner, said: request.body };
      return answerChange(
        reply,
        cardId === null
          ? await registerCard(deps, asked, wanted)
          : await replaceCard(deps, asked, { ...wanted, cardId }),
      );
    },
  );

  app.patch(
    `${url}/:user_id`,
    operation(
      ['staff', 'user'],
      {
        ...ofMember,
        operationId: 'describeCardOfUser',
        body: CardDescriptionBody,
        summary: 'Name a member’s card',
      },
      [404, 412],
    ),
    async (request, reply) => {
      const asked = askedBy(deps, request);
      const of = await heldBy(deps, asked, request.params.user_id);
      return answerChange(reply, await describeCard(deps, asked, { ...of, ...request.body }));
    },
  );

  app.delete(
    `${url}/:user_id`,
    operation(
      ['staff', 'user'],
      {
        ...ofMember,
        operationId: 'removeCardOfUser',
        summary: 'Remove a member’s card, also at the payment provider',
      },
      [404, 412],
    ),
    async (request, reply) => {
      const asked = askedBy(deps, request);
      const of = await heldBy(deps, asked, request.params.user_id);
      return answerChange(reply, await removeCard(deps, asked, of));
    },
  );
}

const ofUser = (id: number): Owner => ({ kind: 'user', id });

function ownOf(caller: Caller): Owner {
  if (caller.label !== 'user') throw notForThisCaller(caller, ['user']);
  return ofUser(caller.id);
}

async function heldBy(deps: WriteDeps, asked: Asked, userId: number) {
  const owner = ofUser(userId);
  const cardId = await cardOfMember(deps, asked, owner);
  if (cardId === null) throw notFound('user_card', userId);
  return { owner, cardId };
}
