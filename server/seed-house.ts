import { setTimeout as delay } from 'node:timers/promises';
import type { DemoDeps } from '#demo/deps.ts';
import { drawn } from '#demo/pictures/drawn.ts';
import { seedDemo } from '#demo/seed.ts';
import { isUnavailability } from '#http/availability.ts';
import type { SignInDeps } from '#write-api/auth/deps.ts';
import { addBrandAdmin } from '#write-api/brands/add-brand-admin.ts';
import { claimOf } from '#write-api/claim-of.ts';
import { systemContext } from '#write-api/kit/changes/context.ts';
import { derivedCommandId, eventId } from '#write-api/kit/commands/command-ids.ts';
import { keepPicture } from '#write-api/kit/pictures/keep-picture.ts';
import { commandsOf } from '#write-api/looks/ask-sns.ts';
import { addStaff } from '#write-api/members/add-staff.ts';
import { simulatedAccount } from '#write-api/sns/simulated-account.ts';
import { simulatedFacts } from '#write-api/sns/simulator.ts';

/** What seeding needs of a house's write side. */
export function demoDeps(deps: SignInDeps): DemoDeps {
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

/** Who is told how far the demo data are. */
export interface SeedTold {
  /** Its accounts can sign in. */
  onAccounts?: () => void;
  /** Store or database were away: what was being written is tried again. */
  onAway?: (error: unknown) => void;
}

/** After this a store or database that was away is asked again. */
const pauseMs = 1_000;

/** Fills a house with the demo data, or goes on with it, until all are there. Throws what trying again does not mend. */
export async function seedHouse(
  deps: SignInDeps,
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
