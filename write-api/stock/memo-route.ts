import { CommandAnswer } from '#http/contract.ts';
import { IdParams } from '#http/ids.ts';
import { operation } from '#http/operation.ts';
import type { WriteDeps } from '../deps.ts';
import { changedBy, visibleState } from '../kit/actions/entity.ts';
import { answerChange, askedBy, type TypedApp } from '../kit/changes/over-http.ts';
import { runTarget } from '../kit/commands/run-target.ts';
import { pictureNamed } from '../kit/pictures/picture-named.ts';
import { takesPictures } from '../kit/pictures/uploads.ts';
import { NewMemo } from './bodies.ts';
import { stockItemEntity } from './entity.ts';

/** Registers the action `memo` with a picture. Only this route accepts one. */
export function memoRoute(app: TypedApp, deps: WriteDeps): void {
  app.post(
    '/v1/stocks/:id/memo',
    {
      ...takesPictures,
      ...operation(
        ['staff', 'brand_admin'],
        {
          operationId: 'memoStockItemByPath',
          tags: ['stocks'],
          summary: 'Add a memo, with a picture where there is one to show',
          params: IdParams,
          body: NewMemo,
          response: { 200: CommandAnswer },
        },
        [404, 409, 412, 413, 415, 422, 429],
      ),
    },
    async (request, reply) => {
      const asked = askedBy(deps, request);
      const { caller, context, seenRevision, uploads } = asked;
      const { id } = request.params;
      const { comment, sub_item_image: key } = request.body;
      await visibleState(deps, stockItemEntity, id, caller, context);
      const picture = key === undefined ? {} : { picture: await pictureNamed(deps, asked, key) };
      const command = { action: 'memo', memoId: context.commandId, comment, ...picture } as const;
      const target = { on: 'stock_item', id, command } as const;
      const beside = deps.incoming.beside(uploads, context);
      const outcome = await runTarget(deps.streams, target, context, seenRevision, beside);
      return answerChange(reply, changedBy(id, outcome, seenRevision));
    },
  );
}
