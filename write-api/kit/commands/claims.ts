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
  /** What an entity has now, by its own stream; nothing for one that is not there, or not any more. */
  claimsOf(claimant: Claimant): Promise<Claim[]>;
  /**
   * Closes the stream of an entity that has not been registered, so that a registration that is only late cannot come
   * any more. Answers false where that is not possible.
   */
  close(claimant: Claimant, at: string): Promise<boolean>;
}

/** `position` is that of the last event, 0 where there was nothing to do. */
export type TakeOutcome = { ok: true; position: bigint } | { ok: false; refusal: CommandRefusal };

/**
 * Claims on values that only one entity may have. An entity's command takes the new values first, then appends, then
 * gives up the old ones; a claim that a crash in between left behind may be taken over after two minutes.
 */
export interface Claims {
  /**
   * The refusal of the first value that another entity has without its claim: it claimed the value as it was compared
   * before, or was imported. Null where there is none; asked before values are taken.
   */
  heldUnclaimed(claims: readonly Claim[], by: Claimant): Promise<CommandRefusal | null>;
  isFree(claim: Claim): Promise<boolean>;
  /** What a claim is called where its value must not stand: the same for equal values, and found out by nobody. */
  nameOf(claim: Claim): string;
  /** Who has claimed the value of that name; null where nobody has, or has it no more. */
  holderOf(kind: ClaimKind, name: string): Promise<Claimant | null>;
  /** Takes all of them for an entity, or none; only values that it has not got yet. Else `claim.<kind>_taken`. */
  take(claims: readonly Claim[], by: Claimant, context: CommandContext): Promise<TakeOutcome>;
  /** Gives up those of them that the entity has not got (any more). */
  release(claims: readonly Claim[], by: Claimant, context: CommandContext): Promise<bigint>;
}

/**
 * `idOf` names the claims' streams. `seeming` finds who may have a value, claimed or not.
 */
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
      // Another command of the entity may have come to the value between the look and the giving up.
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
