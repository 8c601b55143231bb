import type { FastifyInstance } from 'fastify';
import { actionDoor, actionRoutes } from '../actions/routes.ts';
import type { WriteDeps } from '../deps.ts';
import { trysetItemEntity } from './entity.ts';

/** The paths of the platform's older clients, and the actions that they mean. */
const doors = [
  ['POST', 'accept', 'accept'],
  ['POST', 'deny', 'deny'],
  ['POST', 'express', 'express'],
  ['POST', 'force_delivered', 'force_delivered'],
  ['POST', 'force_purchase', 'force_purchase'],
  ['POST', 'force-track', 'force_track'],
  ['POST', 'forced_deny', 'forced_deny'],
  ['POST', 'refuse-post', 'refuse_post'],
  ['POST', 'defer-return-item', 'defer_return_item'],
  ['POST', 'return-complete', 'return_complete'],
  ['PATCH', 'return-item', 'return_item'],
] as const;

/** Every action on a tryset item, by its own call and by the older paths. */
export function trysetItemRoutes(app: FastifyInstance, deps: WriteDeps): void {
  actionRoutes(app, deps, trysetItemEntity);
  for (const [method, path, action] of doors) {
    const operationId = `${path.replace(/[-_](\w)/g, (_, letter: string) => letter.toUpperCase())}TrysetItemDoor`;
    actionDoor(app, deps, trysetItemEntity, method, `/v2/trysets/items/:id/${path}`, action, operationId);
  }
  actionDoor(app, deps, trysetItemEntity, 'DELETE', '/v2/trysets/items/:id', 'remove', 'deleteTrysetItem');
}
