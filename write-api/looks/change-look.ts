import { type Claim, sameClaim } from '#domain/claim-values.ts';
import { type LookCommand, look } from '#domain/looks/look.ts';
import type { LookState } from '#domain/looks/look-state.ts';
import type { WriteDeps } from '../deps.ts';
import { type ChangedTo, type Changing, makeChange } from '../kit/changes/change.ts';
import { consequencesOf, runConsequences } from '../kit/commands/run-target.ts';
import { claimsOfLook } from './look-claims.ts';

interface LookChange {
  id: number;
  commands: readonly LookCommand[];
  name: string;
  taken: readonly Claim[];
  givenUp: readonly Claim[];
}

/** Changes a look and the claims on its items, both or neither. Then runs the consequences for these items at once. */
export async function changeLook(
  deps: WriteDeps,
  { id, commands, name, taken, givenUp }: LookChange,
  asked: Changing,
): Promise<ChangedTo<LookState>> {
  const { streams } = deps;
  const claims = { by: { category: 'look' as const, id }, taken, givenUp };
  const changed = await makeChange(deps, { decider: look, id, commands, name, claims }, asked);
  // This change may have found a claim already taken by the same look, while an earlier change was about to release it. Claims
  // that are free now are taken again.
  for (const claim of taken) {
    const isHeld = claimsOfLook(changed.state).some((each) => sameClaim(each, claim));
    if (isHeld && (await deps.claims.isFree(claim)))
      await deps.claims.take([claim], claims.by, asked.context);
  }
  const { memory } = await streams.load(look, id);
  const known = memory.find(({ commandId }) => commandId === asked.context.commandId);
  if (known === undefined) return changed;
  const { events } = await streams.after(look, id, known);
  const followed = await Promise.all(
    events.map(({ id: eventId, event }) =>
      runConsequences(streams, eventId, consequencesOf('look', event, changed.state), asked.context),
    ),
  );
  let { position } = changed;
  for (const each of followed.flat()) if (each.position > position) position = each.position;
  return { ...changed, position };
}
