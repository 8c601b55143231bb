import type { TFunction } from 'i18next';
import { mayOpen, type Rooms } from '../routes/rooms.ts';
import type { Identity } from '../session/token.ts';
import type { Found } from './found.ts';

/** The pages and actions that a person may open from anywhere, named in the reader's language. */
export function placesFor({ list }: Rooms, identity: Identity, t: TFunction): Found[] {
  return list
    .filter(({ isAction, place, own }) => isAction || (place !== undefined && own === undefined))
    .filter((room) => mayOpen(room, identity) && room.elsewhere?.[identity.scope] === undefined)
    .map(({ isAction, path, name, section }) => ({
      kind: isAction ? 'action' : 'room',
      path,
      name: t(`rooms.${name}`),
      about: section === undefined ? '' : t(`shell.areas.${section}`),
      isExact: false,
    }));
}
