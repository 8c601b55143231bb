import { setTimeout as delay } from 'node:timers/promises';
import type { DemoDeps } from '#demo/deps.ts';
import { drawn } from '#demo/pictures/drawn.ts';
import { seedDemo } from '#demo/seed.ts';
import { isUnavailability } from '#http/availability.ts';
import { addBrandAdmin } from '#write-api/brands/add-brand-admin.ts';
import { claimOf } from '#write-api/claim-of.ts';
import type { WriteDeps } from '#write-api/deps.ts';
import { systemContext } from '#write-api/kit/changes/context.ts';
import { derivedCommandId, eventId } from '#write-api/kit/commands/command-ids.ts';
import { keepPicture } from '#write-api/kit/pictures/keep-picture.ts';
import { commandsOf } from '#write-api/looks/ask-sns.ts';
import { addStaff } from '#write-api/members/add-staff.ts';
import { simulatedAccount } from '#write-api/sns/simulated-account.ts';
import { simulatedFacts } from '#write-api/sns/simulator.ts';

/** Picks the dependencies of the demo from those of the write side. */
export function demoDeps(deps: WriteDeps): DemoDeps {
  return {
    client: deps.streams.client,
    ids: { derivedCommandId, eventId },
    clock: deps.clock,
    seal: deps.seal,
    takeClaims: (claims, by) => deps.claims.take(claims.map(claimOf), by, systemContext(deps.clock)),
    draw: drawn,
    storePicture: (bytes) => keepPicture(deps.pictures, bytes),
    toldOf: (post, at) => commandsOf(simulatedFacts(post, at)),
    accountOf: simulatedAccount,
    addStaff: (account) => addStaff(deps, account),
    addBrandAdmin: (account) => addBrandAdmin(deps, account),
  };
}

/** Callbacks about the progress of seeding. */
export interface SeedTold {
  /** Called once the demo accounts can sign in. */
  onAccounts?: () => void;
  /** Called when a write failed because the store or the database was unavailable; the write is retried. */
  onAway?: (error: unknown) => void;
}

/** The pause in milliseconds before a retry, after the store or the database was unavailable. */
const pauseMs = 1_000;

/**
 * Adds the demo data, continuing where an earlier seeding stopped.
 *
 * @throws errors that a retry cannot fix, and the abort error if `signal` aborts
 */
export async function seedHouse(
  deps: WriteDeps,
  signal: AbortSignal,
  { onAccounts = () => undefined, onAway = () => undefined }: SeedTold = {},
): Promise<void> {
  for (let isDone = false; !isDone; ) {
    try {
      await seedDemo({ ...demoDeps(deps), onAccounts, signal });
      isDone = true;
    } catch (error) {
      if (signal.aborted || !isUnavailability(error)) throw error;
      onAway(error);
      await delay(pauseMs, undefined, { signal });
    }
  }
}
