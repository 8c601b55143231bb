import { CommandAnswer } from '#http/contract.ts';
import { forbidden, notFound, parameterMissing } from '#http/errors.ts';
import { IdParams } from '#http/ids.ts';
import { operation } from '#http/operation.ts';
import type { WriteDeps } from '../deps.ts';
import { actionRoutes, emptyBody } from '../kit/actions/routes.ts';
import type { Asked } from '../kit/changes/asked.ts';
import { fromWire } from '../kit/changes/names.ts';
import { answerChange, askedBy, type TypedApp } from '../kit/changes/over-http.ts';
import { recipientOf } from '../recipients.ts';
import {
  CollaborationBody,
  CollaborationChanges,
  CollaborationReplacement,
  ConfirmBody,
  ProposalBody,
  type ProposalSaid,
} from './bodies.ts';
import { registerCollaboration, reviseCollaboration } from './collaboration-cases.ts';
import { collaborationEntity } from './collaboration-entity.ts';
import { confirmProposal } from './confirm.ts';
import { proposalEntity } from './proposal-entity.ts';
import { takePart, type WantedPart } from './take-part.ts';

const tags = ['collaborations'];
const url = '/v1/brand-collaborations';
const byBrand = ['staff', 'brand_admin'] as const;
const created = { 201: CommandAnswer };
const failures = [404, 409, 422];

/** Registers the routes of brands' collaborations and their proposals, and one route for each action. */
export function collaborationRoutes(app: TypedApp, deps: WriteDeps): void {
  actionRoutes(app, deps, collaborationEntity);
  actionRoutes(app, deps, proposalEntity);
  fieldRoutes(app, deps);
  proposalRoutes(app, deps);
}

function fieldRoutes(app: TypedApp, deps: WriteDeps): void {
  app.post(
    url,
    operation(
      byBrand,
      {
        operationId: 'createBrandCollaboration',
        tags,
        summary: 'Register a collaboration of a brand; staff name the brand, and open the collaboration',
        body: CollaborationBody,
        response: created,
      },
      failures,
    ),
    async (request, reply) => {
      const said = fromWire(request.body);
      return answerChange(reply, await registerCollaboration(deps, askedBy(deps, request), said), 201);
    },
  );

  for (const method of ['PUT', 'PATCH'] as const) {
    const isWhole = method === 'PUT';
    app.route({
      method,
      url: `${url}/:id`,
      ...operation(
        byBrand,
        {
          operationId: isWhole ? 'replaceBrandCollaboration' : 'updateBrandCollaboration',
          tags,
          summary: isWhole
            ? 'Replace all fields of a collaboration; its brand may do so until it recruits'
            : 'Change fields of a collaboration; its brand may do so until it recruits',
          params: IdParams,
          body: isWhole ? CollaborationReplacement : CollaborationChanges,
          response: { 200: CommandAnswer },
        },
        [...failures, 412],
      ),
      handler: async (request, reply) => {
        const wanted = { id: request.params.id, said: fromWire(request.body), isWhole };
        return answerChange(reply, await reviseCollaboration(deps, askedBy(deps, request), wanted));
      },
    });
  }
}

function proposalRoutes(app: TypedApp, deps: WriteDeps): void {
  app.post(
    `${url}/:id/proposals`,
    {
      ...emptyBody,
      ...operation(
        ['staff', 'brand_admin', 'user'],
        {
          operationId: 'createProposal',
          tags,
          summary: 'Propose a collaboration to a member; a member who calls it applies',
          params: IdParams,
          body: ProposalBody,
          response: created,
        },
        failures,
      ),
    },
    async (request, reply) => {
      const asked = askedBy(deps, request);
      const wanted = wantedPart(asked, request.params.id, request.body);
      return answerChange(reply, await takePart(deps, asked, wanted), 201);
    },
  );
  app.post(
    '/v1/proposals/:id/actions/confirm',
    operation(
      ['staff', 'user'],
      {
        operationId: 'confirmProposal',
        tags,
        summary: 'Confirm a proposal with the chosen sizes; its tryset is requested',
        params: IdParams,
        body: ConfirmBody,
        response: { 200: CommandAnswer },
      },
      [...failures, 412],
    ),
    async (request, reply) => {
      const { product_size_ids: productSizeIds, reason: _, ...recipient } = request.body;
      const choice = { id: request.params.id, productSizeIds, recipient: recipientOf(recipient) };
      return answerChange(reply, await confirmProposal(deps, askedBy(deps, request), choice));
    },
  );
}

/** Throws 400 if a brand or staff name no member, 403 if a member names a reward, and 404 if a member names another member. */
function wantedPart({ caller }: Asked, brandCollaborationId: number, said: ProposalSaid): WantedPart {
  const { user_id: named, assigned_point, look_upload_cash, feed_index } = said;
  if (caller.label === 'user') {
    if (named !== undefined && named !== caller.id) throw notFound('user', named);
    if ([assigned_point, look_upload_cash, feed_index].some((value) => value !== undefined)) {
      const message =
        'only the brand and staff set the reward: leave assigned_point, look_upload_cash and feed_index out';
      throw forbidden('proposal.reward_of_brand', message);
    }
    return { brandCollaborationId, userId: caller.id, offer: null };
  }
  if (named === undefined) {
    const message = 'is required: the id of the member';
    throw parameterMissing('user_id', 'createProposal', [{ in: 'body', name: 'user_id', message }]);
  }
  const offer = {
    assignedPoint: assigned_point ?? 0,
    lookUploadCash: look_upload_cash ?? 0,
    feedIndex: feed_index ?? 0,
  };
  return { brandCollaborationId, userId: named, offer };
}
