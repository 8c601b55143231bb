import { CommandAnswer } from '#http/contract.ts';
import { IdParams } from '#http/ids.ts';
import { operation } from '#http/operation.ts';
import type { WriteDeps } from '../deps.ts';
import { answerChange, askedBy, type TypedApp } from '../kit/changes/over-http.ts';
import { ChangeView, CreateView, ReplaceView } from './bodies.ts';
import { chooseView, createView, pinView, removeView, reviseView } from './use-cases.ts';

const who = ['staff', 'brand_admin'] as const;
const tags = ['views'];
const response = { 200: CommandAnswer };

/** Registers the routes for saved views of lists: the caller's own, and those that colleagues share. */
export function viewRoutes(app: TypedApp, deps: WriteDeps): void {
  app.post(
    '/v1/views',
    operation(
      who,
      {
        operationId: 'createView',
        tags,
        summary: 'Save the look of a list; at most 50 views a person and room',
        body: CreateView,
        response: { 201: CommandAnswer },
      },
      [409, 422],
      'any',
    ),
    async (request, reply) => {
      const said = saidIn(request.body);
      return answerChange(reply, await createView(deps, askedBy(deps, request), said), 201);
    },
  );

  for (const method of ['PUT', 'PATCH'] as const) {
    const isWhole = method === 'PUT';
    app.route({
      method,
      url: '/v1/views/:id',
      ...operation(
        who,
        {
          operationId: isWhole ? 'replaceView' : 'updateView',
          tags,
          summary: isWhole ? 'Replace a view' : 'Rename, change, share or unshare a view',
          params: IdParams,
          body: isWhole ? ReplaceView : ChangeView,
          response,
        },
        [404, 409, 412, 422],
        'any',
      ),
      handler: async (request, reply) => {
        const wanted = { id: request.params.id, said: saidIn<ChangeView>(request.body) };
        return answerChange(reply, await reviseView(deps, askedBy(deps, request), wanted));
      },
    });
  }

  app.delete(
    '/v1/views/:id',
    operation(
      who,
      {
        operationId: 'deleteView',
        tags,
        summary: 'Remove an own view, or one that a colleague shares',
        params: IdParams,
        response,
      },
      [404, 409, 412],
      'any',
    ),
    async (request, reply) =>
      answerChange(reply, await removeView(deps, askedBy(deps, request), request.params.id)),
  );

  for (const method of ['PUT', 'DELETE'] as const) {
    const isOn = method === 'PUT';
    app.route({
      method,
      url: '/v1/views/:id/first',
      ...operation(
        who,
        {
          operationId: isOn ? 'chooseFirstView' : 'unchooseFirstView',
          tags,
          summary: isOn ? 'Open the room with this view for me' : 'Open the room without a view for me',
          params: IdParams,
          response,
        },
        [404, 409],
        'any',
      ),
      handler: async (request, reply) => {
        const wanted = { id: request.params.id, isFirst: isOn };
        return answerChange(reply, await chooseView(deps, askedBy(deps, request), wanted));
      },
    });
    app.route({
      method,
      url: '/v1/views/:id/pin',
      ...operation(
        who,
        {
          operationId: isOn ? 'pinView' : 'unpinView',
          tags,
          summary: isOn ? 'Pin this view to my menu' : 'Unpin this view from my menu',
          params: IdParams,
          response,
        },
        [404, 409],
        'any',
      ),
      handler: async (request, reply) => {
        const wanted = { id: request.params.id, isPinned: isOn };
        return answerChange(reply, await pinView(deps, askedBy(deps, request), wanted));
      },
    });
  }
}

/** Converts the body's field names to the domain's. Names inside the view's state stay unchanged. */
function saidIn<Body extends { is_shared?: boolean }>({ is_shared: isShared, ...said }: Body) {
  return { ...said, ...(isShared !== undefined && { isShared }) };
}
