import { type Claim, formerClaims, sameClaim } from '#domain/claim-values.ts';
import {
  type Claimant,
  type ClaimCommand,
  type ClaimKind,
  claimDecider,
  claimTaken,
  isOverdue,
  sameClaimant,
} from '#domain/claims.ts';
import type { ClaimNames } from '#event-store/codec/claim-names.ts';
import { type CommandContext, stepOf } from './context.ts';
import { type CommandRefusal, runCommand } from './run-command.ts';
import type { Streams } from './streams.ts';

export interface ClaimHolders {
  /**
   * Returns the claims on the values that an entity has now, by its own stream; none if the entity does not exist or is
   * removed.
   */
  claimsOf(claimant: Claimant): Promise<Claim[]>;
  /**
   * Closes the stream of an entity that was never registered, so that a delayed registration fails. Returns false if the
   * stream cannot be closed.
   */
  close(claimant: Claimant, at: string): Promise<boolean>;
}

/** The result of taking claims. `position` is the one of the last event; 0 if all values were taken already. */
export type TakeOutcome = { ok: true; position: bigint } | { ok: false; refusal: CommandRefusal };

/**
 * Takes and releases claims on values that must be unique. A command takes the new values, appends its event, then releases
 * the old values. After two minutes, another entity may take over a claim that a crash left behind.
 */
export interface Claims {
  /**
   * Returns the refusal of the first value that another entity has without a claim; null if no entity has one. Such values
   * were imported, or claimed under an earlier comparison. Call it before `take`.
   */
  heldUnclaimed(claims: readonly Claim[], by: Claimant): Promise<CommandRefusal | null>;
  isFree(claim: Claim): Promise<boolean>;
  /** Returns a keyed name of the claim, for places that must not contain its value. Equal values have equal names. */
  nameOf(claim: Claim): string;
  /** Returns the entity that has the claim with that name; null if none has. */
  holderOf(kind: ClaimKind, name: string): Promise<Claimant | null>;
  /** Takes the claims on all values that the entity lacks, or none of them. Refuses with `claim.<kind>_taken`. */
  take(claims: readonly Claim[], by: Claimant, context: CommandContext): Promise<TakeOutcome>;
  /** Releases the claims on values that the entity does not have. */
  release(claims: readonly Claim[], by: Claimant, context: CommandContext): Promise<bigint>;
}

/** Creates the claims. `idOf` names the claims' streams. `seeming` finds entities that may have a value, claimed or not. */
export function createClaims(
  streams: Streams,
  holders: ClaimHolders,
  idOf: ClaimNames,
  seeming: (claim: Claim) => Promise<Claimant[]>,
): Claims {
  const run = (claim: Claim, command: ClaimCommand, context: CommandContext) => {
    const decider = claimDecider(claim.kind);
    const name = `${command.action}_claim`;
    return runCommand(streams, { decider, id: idOf(claim), command, name }, stepOf(context));
  };

  async function holder({ kind }: Pick<Claim, 'kind'>, name: string): Promise<Claimant | null> {
    const { state } = await streams.refresh(claimDecider(kind), name);
    return state.by;
  }

  async function formerHolders(claim: Claim): Promise<Claimant[]> {
    const held = await Promise.all(formerClaims(claim).map((former) => holder(former, idOf(former))));
    return held.filter((by) => by !== null);
  }

  async function takeOne(claim: Claim, by: Claimant, context: CommandContext) {
    const first = await run(claim, { action: 'take', by, abandoned: null }, context);
    if (first.ok) return first;
    const { state } = await streams.refresh(claimDecider(claim.kind), idOf(claim));
    const { receivedAt } = context;
    if (state.by === null || !isOverdue(state, receivedAt)) return first;
    if (!(await holders.close(state.by, receivedAt)) || (await has(holders, state.by, claim))) return first;
    return run(claim, { action: 'take', by, abandoned: state.by }, context);
  }

  async function release(claims: readonly Claim[], by: Claimant, context: CommandContext) {
    let position = 0n;
    const kept = claims.length === 0 ? [] : await holders.claimsOf(by);
    for (const claim of claims) {
      if (kept.some((each) => sameClaim(each, claim))) continue;
      let isGivenUp = false;
      for (const each of [claim, ...formerClaims(claim)]) {
        const outcome = await run(each, { action: 'give_up', by }, context);
        if (!outcome.ok || outcome.events.length === 0) continue;
        isGivenUp = true;
        if (outcome.position > position) position = outcome.position;
      }
      // Another command of the entity may have added the value between the check and the release.
      if (isGivenUp && (await has(holders, by, claim))) {
        await run(claim, { action: 'take', by, abandoned: null }, context);
      }
    }
    return position;
  }

  return {
    nameOf: idOf,
    holderOf: (kind, name) => holder({ kind }, name),
    async heldUnclaimed(claims, by) {
      for (const claim of claims) {
        for (const other of [...(await formerHolders(claim)), ...(await seeming(claim))]) {
          if (sameClaimant(other, by) || !(await has(holders, other, claim))) continue;
          return claimTaken(claim.kind).refusal;
        }
      }
      return null;
    },
    async isFree(claim) {
      const { state } = await streams.refresh(claimDecider(claim.kind), idOf(claim));
      return state.status === 'free';
    },
    async take(claims, by, context) {
      let position = 0n;
      for (const [index, claim] of claims.entries()) {
        const outcome = await takeOne(claim, by, context);
        if (!outcome.ok) {
          await release(claims.slice(0, index), by, context);
          return outcome;
        }
        if (outcome.position > position) position = outcome.position;
      }
      return { ok: true, position };
    },
    release,
  };
}

async function has(holders: ClaimHolders, claimant: Claimant, claim: Claim): Promise<boolean> {
  return (await holders.claimsOf(claimant)).some((each) => sameClaim(each, claim));
}
