import type { TFunction } from 'i18next';
import { mayOpen, type Rooms } from '../routes/rooms.ts';
import type { Identity } from '../session/token.ts';
import type { Found } from './found.ts';

/** The rooms and actions that a person may open from anywhere, under their names in the language that is spoken. */
export function placesFor({ list }: Rooms, identity: Identity, t: TFunction): Found[] {
  return list
    .filter(({ isAction, place, own }) => isAction || (place !== undefined && own === undefined))
    .filter((room) => mayOpen(room, identity))
    .map(({ isAction, path, name, section }) => ({
      kind: isAction ? 'action' : 'room',
      path,
      name: t(`rooms.${name}`),
      about: section === undefined ? '' : t(`shell.areas.${section}`),
      isExact: false,
    }));
}
