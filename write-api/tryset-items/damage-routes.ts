import { personKey } from '#domain/members/person.ts';
import { trysetItem } from '#domain/tryset-items/item.ts';
import { CommandAnswer } from '#http/contract.ts';
import { IdParams } from '#http/ids.ts';
import { operation } from '#http/operation.ts';
import type { WriteDeps } from '../deps.ts';
import { answerChange, askedBy, type TypedApp } from '../kit/changes/over-http.ts';
import { guardedPictureRoutes } from '../kit/pictures/guarded-routes.ts';
import { takesPictures } from '../kit/pictures/uploads.ts';
import { DamageBody } from './bodies.ts';
import { trysetItemEntity } from './entity.ts';
import { reportDamage } from './report-damage.ts';

const path = '/v2/trysets/items/:id';
const tag = 'tryset items';

/** Registers the report that an item arrived damaged, and the calls that serve its pictures until the member is forgotten. */
export function damageRoutes(app: TypedApp, deps: WriteDeps): void {
  app.post(
    `${path}/report-damage`,
    {
      ...takesPictures,
      ...operation(
        ['user', 'staff'],
        {
          operationId: 'reportTrysetItemDamage',
          tags: [tag],
          summary: 'Report that the item arrived damaged; JSON, or multipart with pictures',
          params: IdParams,
          body: DamageBody,
          response: { 200: CommandAnswer },
        },
        [404, 409, 412, 413, 415, 422, 429],
      ),
    },
    async (request, reply) => {
      const { params, body } = request;
      return answerChange(reply, await reportDamage(deps, askedBy(deps, request), params.id, body));
    },
  );
  guardedPictureRoutes(app, deps, {
    path,
    title: 'TrysetItemPicture',
    tag,
    whose: 'a picture of an item that arrived damaged',
    async isSeen(caller, id, hash) {
      const { state } = await deps.streams.refresh(trysetItem, id);
      const { damage, userId } = state;
      if (!trysetItemEntity.isVisible(state, caller) || !damage?.pictures.includes(hash)) return false;
      return (await deps.sealing.unseal(personKey('user', userId), damage.content)) !== null;
    },
  });
}
