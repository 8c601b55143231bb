import { knownAreas } from '#dashboard/areas.ts';
import { en } from '#dashboard/i18n/en/index.ts';
import type { Room } from '#dashboard/kit/areas/room.ts';
import { identityOf } from '#dashboard/kit/session/token.ts';
import { tokensOf } from './accounts.ts';
import { call, type Found, findItems, findStocks } from './calls.ts';

interface HasId {
  id: number;
}

/** True if the room is built and not only announced. */
export const isBuilt = ({ name }: Room) => !(name in en.unbuilt.holds);

async function firstId(path: string): Promise<number> {
  const [row] = (await call<Found<HasId>>('brand-a', 'GET', path)).data;
  if (row === undefined) throw new Error(`the demo has nothing at ${path} that brand-a may see`);
  return row.id;
}

/** A path of each route. Ids belong to things that both staff and the admin of brand-a may see. */
export async function samplePaths(): Promise<Map<Room, string>> {
  const [item] = (await findItems('statuses=return_deferred&limit=1', 'brand-a')).data;
  const [stock] = (await findStocks('statuses=in_use&limit=1', 'brand-a')).data;
  const own = identityOf((await tokensOf('brand-a')).accessToken)?.brand?.id;
  const product = await firstId('/v2/products?limit=1');
  const look = await firstId('/v1/looks?limit=1');
  const ownTicket = await firstId('/v1/support-tickets?limit=1');
  const [benchmark] = (
    await call<Found<{ id: string }>>('staff', 'GET', '/v1/looks/certification_benchmarks')
  ).data;
  const ids: Readonly<Record<string, number | string | undefined>> = {
    '/trysetitems/:id': item?.id,
    '/tryset/:trysetId': item?.trysetId,
    '/stocks/:stockId': stock?.id,
    '/products/detail/:id': product,
    '/products/edit/:id': product,
    '/agency/edit/:id': await firstId('/v2/agencies?limit=1'),
    '/look-certification/benchmarks/:id': benchmark?.id,
    '/looks/:id': look,
    '/brands/:brandId/looks/:id': look,
    '/support/:id': ownTicket,
    '/help/:id': ownTicket,
    '/curators/:id': await firstId('/v1/users?limit=1'),
    '/brands/:id': own,
    '/brands/:id/plan': own,
    '/brands/:id/subscriptions': own,
    '/dashboard/:id': own,
  };
  return new Map(
    knownAreas.rooms.list.map((room) => [
      room,
      room.path.replace(':brandId', String(own)).replaceAll(/:\w+/g, String(ids[room.path] ?? 1)),
    ]),
  );
}
