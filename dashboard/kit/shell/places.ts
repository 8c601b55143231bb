import type { TFunction } from 'i18next';
import type { Section } from '../areas/room.ts';
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
      about: sectionText(t, section, t(`rooms.${name}`)),
      isExact: false,
    }));
}

/** The name of a page's section; empty if the page has no section, or if the section has the page's name. */
function sectionText(t: TFunction, section: Section | undefined, room: string): string {
  const text = section === undefined ? '' : t(`shell.areas.${section}`);
  return text === room ? '' : text;
}
