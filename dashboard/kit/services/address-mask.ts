import type { Rooms } from '../routes/rooms.ts';

/** The masked form of an address of this page. */
export type AddressMask = (address: string) => string;

/**
 * Replaces an address by the path of its room (`/stocks/:stockId`): an id leads to a person, and a query may contain a name or
 * a token. An unknown path becomes `/`.
 */
export function addressMask(rooms: Pick<Rooms, 'at'>): AddressMask {
  return (address) => {
    const url = URL.parse(address);
    return url === null ? '/' : `${url.origin}${rooms.at(url.pathname)?.path ?? '/'}`;
  };
}
