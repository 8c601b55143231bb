import type { Caller } from '#http/caller.ts';
import type { CommandContext } from '../commands/context.ts';
import type { Uploads } from '../pictures/incoming.ts';

/** Who asks for a change, and what comes with it whatever is asked: by a route, a resolver or a command line alike. */
export interface Asked {
  caller: Caller;
  context: CommandContext;
  /** The revision that the caller has seen of the entity and counts on; null where it counts on none. */
  seenRevision: bigint | null;
  /** What the caller's own rights are asked by elsewhere: its access token, as it was sent. */
  credentials: string;
  /** The network address that the call came from: tries to find out names and passwords are counted by it. */
  address: string;
  /** Files that came along. */
  uploads: Uploads;
}
