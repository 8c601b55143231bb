import type { Card as HeldCard } from '#domain/cards/card-events.ts';
import type { Wallet, WalletCommand } from '#domain/cards/wallet.ts';
import type { Sealed } from '#domain/sealed.ts';
import { notFound } from '#http/errors.ts';

import type { WriteDeps } from '../deps.ts';
import type { Asked } from '../kit/changes/asked.ts';
import { type Changed, makeChange } from '../kit/changes/change.ts';
import { refusalError } from '../kit/commands/request.ts';
import { lacksGuardian } from '../members/guardian.ts';
import { type CardBody, cardOf } from './bodies.ts';
import { keepCard } from './keep-card.ts';
import { type Owner, ownerKey, walletOf, wallets } from './owners.ts';

/** A card, and the owner of its wallet. */
interface CardIn {
  owner: Owner;
  cardId: number;
}

/**
 * Registers a card and returns its id. The provider stores the card; only its last digits are stored here. Throws 404, 409
 * `card.too_many` and `user.guardian_missing`, 422 and 503 like `keepCard`, and 429 after many attempts.
 */
export async function registerCard(
  deps: WriteDeps,
  asked: Asked,
  { owner, said }: { owner: Owner; said: CardBody },
): Promise<Changed> {
  const { context } = asked;
  const { wallet, known: earlier } = await walletOf(deps, asked, owner);
  const { card: [cardId = 0] = [] } = await deps.ids.forCommand({ card: 1 }, context);
  const of = { owner, cardId };
  if (earlier !== null) return changed(deps, asked, of, []);
  const standing = await standingOf(deps, owner);
  const unknown = { ownerId: owner.id, cardId, lastFour: '', issuer: null, description: null, ...standing };
  requireTaken(wallet, asked, owner, { action: 'register_card', ...unknown });
  await requireTry(deps, asked);
  const known = await keepCard(deps, context, { ...of, card: cardOf(said) });
  const description = await sealedDescription(deps, owner, null, said.description);
  const command = { action: 'register_card', ...unknown, ...known, description } as const;
  return changed(deps, asked, of, [command]);
}

/**
 * Replaces the card behind a billing key by another. Throws 404 if the card does not exist, and otherwise like `registerCard`.
 */
export async function replaceCard(
  deps: WriteDeps,
  asked: Asked,
  { said, ...of }: CardIn & { said: CardBody },
): Promise<Changed> {
  const { owner, cardId } = of;
  const { wallet, card, isRepeat } = await heldCard(deps, asked, of);
  if (isRepeat) return changed(deps, asked, of, []);
  const standing = await standingOf(deps, owner);
  const unknown = { cardId, lastFour: '', issuer: null, ...standing };
  requireTaken(wallet, asked, owner, { action: 'replace_card', ...unknown });
  await requireTry(deps, asked);
  const known = await keepCard(deps, asked.context, { ...of, card: cardOf(said) });
  const before = card?.description ?? null;
  const description = await sealedDescription(deps, owner, before, said.description);
  return changed(deps, asked, of, [
    { action: 'replace_card', ...unknown, ...known },
    { action: 'describe_card', cardId, description },
  ]);
}

/** Sets the description of a card; null clears it. Throws 404. */
export async function describeCard(
  deps: WriteDeps,
  asked: Asked,
  { description: said, ...of }: CardIn & { description: string | null },
): Promise<Changed> {
  const { card } = await heldCard(deps, asked, of);
  const description = await sealedDescription(deps, of.owner, card?.description ?? null, said);
  return changed(deps, asked, of, [{ action: 'describe_card', cardId: of.cardId, description }]);
}

/** Makes a card the primary one, which is charged from now on. Throws 404. */
export async function makePrimary(deps: WriteDeps, asked: Asked, of: CardIn): Promise<Changed> {
  await heldCard(deps, asked, of);
  return changed(deps, asked, of, [{ action: 'make_primary', cardId: of.cardId }]);
}

/** Removes a card; the provider is asked to forget it. Throws 404. */
export async function removeCard(deps: WriteDeps, asked: Asked, of: CardIn): Promise<Changed> {
  await heldCard(deps, asked, of);
  return changed(deps, asked, of, [{ action: 'remove_card', cardId: of.cardId }]);
}

/**
 * Returns the member's only card, or the card of the first attempt if the request is a repeat. Null if the member has no card.
 * Throws 404 if the caller may not see the member.
 */
export async function cardOfMember(deps: WriteDeps, asked: Asked, owner: Owner): Promise<number | null> {
  const { wallet, known } = await walletOf(deps, asked, owner);
  if (known === null) return wallet.primary;
  const { events } = await deps.streams.after(wallets[owner.kind], owner.id, known);
  return events[0]?.event.data.cardId ?? null;
}

/** Counts an attempt of the actor against the rate limit. */
const requireTry = ({ attempts }: WriteDeps, { context: { actor } }: Asked) =>
  attempts.card(`${actor.label}:${actor.id}`);

/** Returns whether the owner is a minor without a guardian's consent, which a card requires. */
async function standingOf(deps: WriteDeps, { kind, id }: Owner): Promise<{ lacksGuardian: boolean }> {
  return { lacksGuardian: kind === 'user' && (await lacksGuardian(deps, id)) };
}

/** Refuses a command before the provider is asked, if the wallet would refuse it anyway. */
function requireTaken(wallet: Wallet, { context }: Asked, { kind }: Owner, command: WalletCommand): void {
  const decision = wallets[kind].decide(wallet, command, { actor: context.actor, at: context.receivedAt });
  if (!decision.ok) throw refusalError(decision);
}

async function heldCard(
  deps: WriteDeps,
  asked: Asked,
  { owner, cardId }: CardIn,
): Promise<{ wallet: Wallet; card: HeldCard | undefined; isRepeat: boolean }> {
  const { wallet, known } = await walletOf(deps, asked, owner);
  const isRepeat = known !== null;
  const card = wallet.cards.find((each) => each.cardId === cardId);
  if (card === undefined && !isRepeat) throw notFound('card', cardId);
  return { wallet, card, isRepeat };
}

/** Returns the sealed description. A missing text keeps the description, null clears it. */
async function sealedDescription(
  deps: WriteDeps,
  owner: Owner,
  before: Sealed | null,
  said: string | null | undefined,
): Promise<Sealed | null> {
  if (said === undefined || said === null) return said === undefined ? before : null;
  const person = ownerKey(owner);
  const now = before && (await deps.sealing.unseal(person, before));
  return now === said ? before : deps.seal(person, said);
}

async function changed(
  deps: WriteDeps,
  asked: Asked,
  { owner: { kind, id }, cardId }: CardIn,
  commands: readonly WalletCommand[],
): Promise<Changed> {
  const name = commands[0]?.action ?? 'register_card';
  const change = { decider: wallets[kind], id, commands, name };
  return { ...(await makeChange(deps, change, asked)), id: cardId };
}
