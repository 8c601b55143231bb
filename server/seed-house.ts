import type { DemoDeps } from '#demo/deps.ts';
import { drawn } from '#demo/pictures/drawn.ts';
import { seedDemo } from '#demo/seed.ts';
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

/** Fills a house with the demo data, or goes on with it; `onAccounts` is told once its accounts can sign in. */
export async function seedHouse(
  deps: SignInDeps,
  signal: AbortSignal,
  onAccounts: () => void = () => undefined,
): Promise<void> {
  await seedDemo({ ...demoDeps(deps), onAccounts, signal });
}
