import type { Caller } from '#http/caller.ts';
import type { CommandContext } from '../commands/context.ts';
import type { Uploads } from '../pictures/incoming.ts';

/** The actor and circumstances of a change, whether it comes by a route, a resolver or a command line. */
export interface Asked {
  caller: Caller;
  context: CommandContext;
  /** The revision of the entity that the caller has seen and relies on; null if the caller named none. */
  seenRevision: bigint | null;
  /** The caller's access token as it was sent, for calls to the read API with the caller's rights. */
  credentials: string;
  /** The caller's network address. Rate limits on guessing names and passwords count by it. */
  address: string;
  /** The files that the request uploaded. */
  uploads: Uploads;
}
