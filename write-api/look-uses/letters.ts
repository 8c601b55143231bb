import { brand } from '#domain/brands/brand.ts';
import { lookUse } from '#domain/look-uses/look-use.ts';
import type { LookUseEvent } from '#domain/look-uses/use-events.ts';
import type { LookUse } from '#domain/look-uses/use-state.ts';
import { nameInLetter } from '#domain/text/public-name.ts';
import { entityOf } from '#event-store/stored-event.ts';
import { inAll } from '../brand-subscriptions/letter-parts.ts';
import { mailBrand } from '../brand-subscriptions/mail-brand.ts';
import type { WriteDeps } from '../deps.ts';
import type { CommandContext } from '../kit/commands/context.ts';
import type { Effect } from '../kit/follower/effect.ts';

/** Mails a brand that a use ends in 14 days. Several confirmations cannot happen, so there is one letter a use. */
export async function mailEndOfUse(
  deps: WriteDeps,
  use: LookUse,
  { causationId, correlationId }: CommandContext,
): Promise<void> {
  const facts = await factsOf(deps, use);
  if (facts === null) return;
  await mailBrand(deps, {
    brandId: use.brandId,
    name: `end of look_use-${use.lookUseId}`,
    cause: { eventId: causationId, correlationId },
    text: inAll((texts) => texts.lookUseEnding(facts)),
  });
}

/** Mails a brand that a use has ended with its last day. */
export const mailExpiredUse: Effect = async (deps, stored, id) => {
  const expired: LookUseEvent['type'] = 'LookUseExpired';
  if (entityOf(stored.stream).category !== 'look_use' || stored.type !== expired) return;
  const { state } = await deps.streams.upTo(lookUse, id, stored.revision);
  const facts = await factsOf(deps, state);
  if (facts === null) return;
  await mailBrand(deps, {
    brandId: state.brandId,
    name: stored.id,
    cause: { eventId: stored.id, correlationId: stored.metadata.$correlationId },
    text: inAll((texts) => texts.lookUseEnded(facts)),
  });
};

async function factsOf(deps: WriteDeps, { brandId, lookId, endDate }: LookUse) {
  if (endDate === null) return null;
  const { name } = (await deps.streams.refresh(brand, brandId)).state;
  return { brand: nameInLetter(name), look: lookId, day: endDate, link: `${deps.publicUrl}/looks/${lookId}` };
}
