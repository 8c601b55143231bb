import { createHmac, hkdfSync, randomUUID } from 'node:crypto';
import { system } from '#domain/actor.ts';
import { brandAdmin } from '#domain/brands/brand-admin.ts';
import { type Claimant, type ClaimKind, claimDecider, isOverdue } from '#domain/claims.ts';
import { product } from '#domain/products/product.ts';
import { member } from '#domain/users/member.ts';
import { staff } from '#domain/users/staff.ts';
import type { CommandContext } from './context.ts';
import { type CommandRefusal, runCommand } from './run-command.ts';
import type { Streams } from './streams.ts';

/** A value that only one entity may have, in the form in which equal ones are equal. */
export interface Claim {
  kind: ClaimKind;
  value: string;
}

export const usernameClaim = (username: string): Claim => ({
  kind: 'username',
  value: username.normalize('NFKC').toLowerCase(),
});
export const emailClaim = (email: string): Claim => ({
  kind: 'email',
  value: email.trim().normalize('NFKC').toLowerCase(),
});
export const phoneClaim = (phone: string): Claim => ({ kind: 'phone', value: phone.replaceAll(/\D/g, '') });
export const stockCodeClaim = (code: string): Claim => ({ kind: 'stock_code', value: code.trim() });
export const productCodeClaim = (brandId: number, code: string): Claim => ({
  kind: 'product_code',
  value: `${brandId}:${code.trim()}`,
});

export type TakeOutcome =
  | { ok: true; taken: readonly Claim[]; position: bigint }
  | { ok: false; refusal: CommandRefusal };

export interface Claims {
  isFree(claim: Claim): Promise<boolean>;
  /**
   * Takes all of the claims for an entity, or none: `taken` are those that it did not have before. Taking again what
   * the entity has is fine. A refusal is `claim.<kind>_taken`.
   */
  take(claims: readonly Claim[], by: Claimant, context: CommandContext): Promise<TakeOutcome>;
  giveUp(claims: readonly Claim[], by: Claimant, context: CommandContext): Promise<bigint>;
}

/** The claims of a store. The key hides the values, since streams' names can be read by whoever reads the log. */
export function createClaims(streams: Streams, masterKey: Uint8Array): Claims {
  const key = Buffer.from(hkdfSync('sha256', masterKey, '', 'unique claims', 32));

  const run = (claim: Claim, command: ClaimCommand, context: CommandContext) => {
    const decider = claimDecider(claim.kind);
    const id = idOf(key, claim);
    return runCommand(streams, { decider, id, command, name: `${command.action}_claim` }, own(context));
  };

  async function takeOne(claim: Claim, by: Claimant, context: CommandContext) {
    const first = await run(claim, { action: 'take', by, abandoned: null }, context);
    if (first.ok) return first;
    const { state } = await streams.load(claimDecider(claim.kind), idOf(key, claim));
    if (state.by === null || !isOverdue(state, context.receivedAt)) return first;
    if (!(await isGone(streams, state.by, context))) return first;
    return run(claim, { action: 'take', by, abandoned: state.by }, context);
  }

  async function giveUp(claims: readonly Claim[], by: Claimant, context: CommandContext) {
    let position = 0n;
    for (const claim of claims) {
      const outcome = await run(claim, { action: 'give_up', by }, context);
      if (outcome.ok && outcome.position > position) position = outcome.position;
    }
    return position;
  }

  return {
    async isFree(claim) {
      const { state } = await streams.refresh(claimDecider(claim.kind), idOf(key, claim));
      return state.status === 'free';
    },
    async take(claims, by, context) {
      const taken: Claim[] = [];
      let position = 0n;
      for (const claim of claims) {
        const outcome = await takeOne(claim, by, context);
        if (!outcome.ok) {
          await giveUp(taken, by, context);
          return outcome;
        }
        if (outcome.events.length > 0) taken.push(claim);
        if (outcome.position > position) position = outcome.position;
      }
      return { ok: true, taken, position };
    },
    giveUp,
  };
}

type ClaimCommand = Parameters<ReturnType<typeof claimDecider>['decide']>[1];

function idOf(key: Buffer, { kind, value }: Claim): string {
  return createHmac('sha256', key).update(`${kind}:${value}`).digest('hex');
}

/**
 * Claims follow from a command, but under ids of their own: a request that was refused gives its claims up again, and
 * sent once more it must take them once more, not be told that it has done so before.
 */
function own({ actor, receivedAt, correlationId, commandId }: CommandContext): CommandContext {
  return { commandId: randomUUID(), actor, receivedAt, correlationId, causationId: commandId };
}

/**
 * Whether a claimant is gone for good. One whose registration never came is closed first, in its own stream, so that
 * a registration that is only late cannot come any more.
 */
async function isGone(streams: Streams, { category, id }: Claimant, context: CommandContext) {
  const by: CommandContext = { ...own(context), actor: system };
  const name = 'expire';
  switch (category) {
    case 'user':
      return ended(
        await runCommand(
          streams,
          { decider: member, id, command: { action: 'expire', userId: id }, name },
          by,
        ),
      );
    case 'staff':
      return ended(
        await runCommand(
          streams,
          { decider: staff, id, command: { action: 'expire', staffId: id }, name },
          by,
        ),
      );
    case 'brand_admin':
      return ended(
        await runCommand(
          streams,
          { decider: brandAdmin, id, command: { action: 'expire', brandAdminId: id }, name },
          by,
        ),
      );
    case 'product':
      return ended(
        await runCommand(
          streams,
          { decider: product, id, command: { action: 'expire', productId: id }, name },
          by,
        ),
      );
    case 'stock_item':
      return false;
  }
}

const final: readonly string[] = ['expired', 'removed', 'forgotten'];

function ended(outcome: { ok: true; state: { status: string } } | { ok: false }): boolean {
  return outcome.ok && final.includes(outcome.state.status);
}
