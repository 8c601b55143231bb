import type { Identity } from '../session/token.ts';
import { navigationFor } from '../shell/navigation-entries.ts';
import type { Rooms } from './rooms.ts';

/**
 * The path of a person's start page: the chosen room, or their scope's if they chose none or may not open it. A room of the
 * person's own, such as a brand admin's brand, has its own path.
 */
export function startPathOf(rooms: Rooms, identity: Identity, chosen: string | null): string {
  const entries = navigationFor(rooms, identity).flatMap(({ entries: inSection }) => inSection);
  return entries.find(({ room }) => room === chosen)?.path ?? rooms.start(identity.scope);
}
