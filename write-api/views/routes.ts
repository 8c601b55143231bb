import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type SavedViewCommand, type SavedViewState, savedView } from '#domain/views/saved-view.ts';
import type { ViewDescription, ViewFields } from '#domain/views/saved-view-events.ts';
import { isColleague, isOwner, type ViewOwner } from '#domain/views/view-owner.ts';
import { type Caller, notForThisCaller } from '#http/caller.ts';
import { CommandAnswer } from '#http/contract.ts';
import { IdParams } from '#http/ids.ts';
import { operation } from '#http/operation.ts';
import type { MasterDeps } from '../auth/deps.ts';
import type { CommandContext } from '../kit/commands/context.ts';
import { answerChange, asked, makeChange, present } from '../kit/masters/run.ts';
import { ChangeView, CreateView, ReplaceView } from './bodies.ts';
import { chooseFirst, settlePlace, takePlace } from './places.ts';

const who = ['staff', 'brand_admin'] as const;
const tags = ['views'];
const response = { 200: CommandAnswer };

/** Saved views of lists: own ones, and those that colleagues share. */
export function viewRoutes(app: FastifyInstance, deps: MasterDeps): void {
  app.post(
    '/v1/views',
    operation(
      who,
      {
        operationId: 'createView',
        tags,
        summary: 'Save what a list looks like; at most 50 a person and room',
        body: CreateView,
        response: { 201: CommandAnswer },
      },
      [409, 422],
    ),
    async (request, reply) => {
      const { caller, context } = asked(deps, request);
      const { room, name, state, is_shared: isShared = false } = request.body as CreateView;
      const ids = await deps.ids.forCommand({ saved_view: 1 }, context);
      const viewId = ids.saved_view?.[0] ?? 0;
      const view: ViewDescription = {
        ...{ viewId, room, owner: ownerOf(caller), name: name.trim() },
        ...{ state, isShared },
      };
      reply.code(201);
      return change(reply, view, [{ action: 'create', ...view }], 'create', context, null, view.name);
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
          summary: isWhole ? 'Replace what a view says' : 'Rename, change, share or unshare a view',
          params: IdParams,
          body: isWhole ? ReplaceView : ChangeView,
          response,
        },
        [404, 409, 412, 422],
      ),
      handler: async (request, reply) => {
        const { view, context, seenRevision } = await seen(request);
        const said = request.body as ChangeView;
        const fields: Partial<ViewFields> = {
          ...(said.name !== undefined && { name: said.name.trim() }),
          ...(said.state !== undefined && { state: said.state }),
        };
        const commands: SavedViewCommand[] = [{ action: 'revise', fields }];
        if (said.is_shared !== undefined) commands.push({ action: said.is_shared ? 'share' : 'unshare' });
        const newName = fields.name === view.name ? undefined : fields.name;
        return change(reply, view, commands, 'revise', context, seenRevision, newName);
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
        summary: 'Remove a view: an own one, or one that a colleague shares',
        params: IdParams,
        response,
      },
      [404, 409, 412],
    ),
    async (request, reply) => {
      const { view, context, seenRevision } = await seen(request);
      return change(reply, view, [{ action: 'remove' }], 'remove', context, seenRevision);
    },
  );

  for (const method of ['PUT', 'DELETE'] as const) {
    const isChosen = method === 'PUT';
    app.route({
      method,
      url: '/v1/views/:id/first',
      ...operation(
        who,
        {
          operationId: isChosen ? 'chooseFirstView' : 'unchooseFirstView',
          tags,
          summary: isChosen
            ? 'Let the room open with this view for me'
            : 'Let the room open without a view for me',
          params: IdParams,
          response,
        },
        [404, 409],
      ),
      handler: async (request, reply) => {
        const { view, caller, context, changed } = await seen(request);
        const shelf = { owner: ownerOf(caller), room: view.room };
        const position = await chooseFirst(
          deps,
          isChosen ? 'choose_first' : 'unchoose_first',
          shelf,
          view.viewId,
          context,
        );
        return answerChange(reply, view.viewId, { ...changed, position });
      },
    });
  }

  /** The view that a path names, as the caller may know of it. */
  async function seen(request: FastifyRequest) {
    const { id } = request.params as IdParams;
    const { caller, context, seenRevision } = asked(deps, request);
    const { state } = await present(deps, savedView, id, context, (found) => isSeen(found, ownerOf(caller)));
    const { revision, position } = await deps.streams.load(savedView, id);
    const { view } = state;
    if (view === null || revision === 'no_stream') throw new Error(`view ${id} has no beginning`);
    return { view, caller, context, seenRevision, changed: { state, revision, position: position ?? 0n } };
  }

  /** Makes a change; a new name is taken on the shelf before it, and the shelf holds afterwards what the view is then. */
  async function change(
    reply: FastifyReply,
    view: ViewDescription,
    commands: readonly SavedViewCommand[],
    name: string,
    context: CommandContext,
    seenRevision: bigint | null,
    newName?: string,
  ) {
    const { viewId, owner, room } = view;
    const isNamed = newName !== undefined && isOwner(owner, context.actor);
    const place = { viewId, owner, room, name: newName ?? view.name };
    const before = isNamed ? { before: () => takePlace(deps, place, context) } : {};
    const wanted = { decider: savedView, id: viewId, commands, name, ...before };
    try {
      return answerChange(reply, viewId, await makeChange(deps, wanted, context, seenRevision));
    } finally {
      await settlePlace(deps, { owner, room }, viewId, context);
    }
  }
}

function isSeen({ status, view }: SavedViewState, asker: ViewOwner): boolean {
  if (status !== 'active' || view === null) return false;
  return isColleague(view.owner, asker) && (view.isShared || isOwner(view.owner, asker));
}

function ownerOf(caller: Caller): ViewOwner {
  switch (caller.label) {
    case 'staff':
      return { label: 'staff', id: caller.id, brandId: null };
    case 'brand_admin':
      return { label: 'brand_admin', id: caller.id, brandId: caller.brandId };
    case 'user':
      throw notForThisCaller(caller, who);
  }
}
