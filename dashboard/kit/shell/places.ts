import type { TFunction } from 'i18next';
import { mayOpen } from '../routes/guard.ts';
import { isBuilt } from '../routes/rooms.ts';
import { type RoomName, type RouteRow, routeTable } from '../routes/route-table.ts';
import type { Identity } from '../session/token.ts';
import type { Found } from './find.ts';

/** What one goes to in order to do one thing, and is named by that. */
const actions: readonly RoomName[] = ['productCreate', 'brandCreate', 'shipParcels', 'logout'];

/** The rooms and actions that a person may open from anywhere, under their names in the language that is spoken. */
export function placesFor({ scope }: Identity, t: TFunction): Found[] {
  const isAction = ({ room }: RouteRow) => actions.includes(room);
  return routeTable
    .filter((row) => isAction(row) || (row.nav && isBuilt(row.room)))
    .filter((row) => mayOpen(row, scope))
    .map((row) => ({
      kind: isAction(row) ? 'action' : 'room',
      path: row.path,
      name: t(`rooms.${row.room}`),
      about: row.area === null ? '' : t(`shell.areas.${row.area}`),
      isExact: false,
    }));
}
