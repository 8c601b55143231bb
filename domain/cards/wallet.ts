import { type Asked, accept, type Decider, type Decision, nothingToDo, refuse } from '../decider.ts';
import { untouched } from '../exhaustive.ts';
import type { Sealed } from '../sealed.ts';
import { checkTransition, type Rules, type Transition } from '../transition-table.ts';
import type { Card, WalletEvent } from './card-events.ts';

/** A card of a wallet. `replacedAt`: when its present number took the place of another, as an ISO instant; null if it is the first. */
export type HeldCard = Card & { replacedAt: string | null };

export interface Wallet {
  status: 'open';
  /** The id of the member or brand; 0 before the first card. */
  ownerId: number;
  /** The owner's cards, newest last. */
  cards: readonly HeldCard[];
  /** The id of the card that is charged; null if the wallet has no card. */
  primary: number | null;
  /** When the owner last brought or chose the primary card, as an ISO instant; null if the wallet has no card. */
  primarySince: string | null;
}

/** A fact that comes with each command that adds a card: a minor without a guardian's consent must not add one. */
interface Bringing {
  lacksGuardian: boolean;
}

export type WalletCommand =
  | ({ action: 'register_card'; ownerId: number } & Card & Bringing)
  | ({ action: 'replace_card'; cardId: number; lastFour: string; issuer: string | null } & Bringing)
  | { action: 'describe_card'; cardId: number; description: Sealed | null }
  | { action: 'make_primary'; cardId: number }
  | { action: 'remove_card'; cardId: number };

const row = { from: ['open'], to: 'same' } as const;
const byMember = { ...row, who: ['user', 'staff', 'system'] } as const;
const byBrand = { ...row, who: ['brand_admin', 'staff', 'system'] } as const;

export const memberWalletTransitions = [
  { ...byMember, action: 'register_card', event: 'CardRegistered' },
  { ...byMember, action: 'replace_card', event: 'CardReplaced' },
  { ...byMember, action: 'describe_card', event: 'CardDescribed' },
  { ...byMember, action: 'make_primary', event: 'CardMadePrimary' },
  { ...byMember, action: 'remove_card', event: 'CardRemoved' },
] as const satisfies readonly Transition<WalletCommand['action'], 'open', never>[];

export const brandWalletTransitions = [
  { ...byBrand, action: 'register_card', event: 'CardRegistered' },
  { ...byBrand, action: 'replace_card', event: 'CardReplaced' },
  { ...byBrand, action: 'describe_card', event: 'CardDescribed' },
  { ...byBrand, action: 'make_primary', event: 'CardMadePrimary' },
  { ...byBrand, action: 'remove_card', event: 'CardRemoved' },
] as const satisfies readonly Transition<WalletCommand['action'], 'open', never>[];

/** The maximum number of cards by owner. A member's only card can be replaced. */
export const mostCards = { user: 1, brand: 10 } as const;

const initial: Wallet = { status: 'open', ownerId: 0, cards: [], primary: null, primarySince: null };

export const memberWallet = walletDecider('member_wallet', {
  table: memberWalletTransitions,
  most: mostCards.user,
  brandIds: () => [],
});

export const brandWallet = walletDecider('brand_wallet', {
  table: brandWalletTransitions,
  most: mostCards.brand,
  brandIds: ({ ownerId }) => [ownerId],
});

interface Kind {
  table: readonly Transition<WalletCommand['action'], 'open', never>[];
  most: number;
  brandIds(wallet: Wallet): readonly number[];
}

function walletDecider(
  category: string,
  { table, most, brandIds }: Kind,
): Decider<Wallet, WalletCommand, WalletEvent> {
  const rules: Rules<'open', never, Wallet> = { entity: 'card', table, guards: {} };
  const decide = (wallet: Wallet, command: WalletCommand, asked: Asked): Decision<WalletEvent> =>
    checkTransition(rules, wallet, command, asked) ?? eventsOf(wallet, command, most);
  return { category, initial, decide, evolve: evolveWallet, brandIds };
}

function eventsOf(wallet: Wallet, command: WalletCommand, most: number): Decision<WalletEvent> {
  const { cardId } = command;
  const card = wallet.cards.find((each) => each.cardId === cardId);
  if (command.action === 'register_card') {
    if (card !== undefined) return nothingToDo;
    if (wallet.cards.length >= most) return refuse('conflict', 'card.too_many', fullText(most), { most });
    const { action: _, lacksGuardian, ...data } = command;
    return lacksGuardian ? guardianMissing : accept({ type: 'CardRegistered', data });
  }
  if (command.action === 'remove_card') return card === undefined ? nothingToDo : removed(wallet, cardId);
  if (card === undefined)
    return refuse('conflict', 'card.unknown', `card ${cardId} does not exist: load the cards again`, {
      cardId,
    });
  switch (command.action) {
    case 'replace_card': {
      const { lastFour, issuer, lacksGuardian } = command;
      return lacksGuardian
        ? guardianMissing
        : accept({ type: 'CardReplaced', data: { cardId, lastFour, issuer } });
    }
    case 'describe_card': {
      const { description } = command;
      return description === card.description
        ? nothingToDo
        : accept({ type: 'CardDescribed', data: { cardId, description } });
    }
    case 'make_primary':
      return wallet.primary === cardId ? nothingToDo : accept({ type: 'CardMadePrimary', data: { cardId } });
  }
}

const guardianMissing = refuse(
  'conflict',
  'user.guardian_missing',
  'a guardian’s consent is required: record it first',
);

const fullText = (most: number) =>
  most === 1
    ? 'the member already has a card: replace it'
    : `the brand already has ${most} cards: remove one first`;

/** Removes a card. If it was the primary card, the newest remaining card becomes the primary one. */
function removed({ cards, primary }: Wallet, cardId: number): Decision<WalletEvent> {
  const gone: WalletEvent = { type: 'CardRemoved', data: { cardId } };
  const next = cards.findLast((each) => each.cardId !== cardId);
  if (primary !== cardId || next === undefined) return accept(gone);
  return accept<WalletEvent>(gone, { type: 'CardMadePrimary', data: { cardId: next.cardId } });
}

function evolveWallet(wallet: Wallet, { type, data }: WalletEvent, at: string): Wallet {
  switch (type) {
    case 'CardRegistered': {
      const { ownerId, ...card } = data;
      const cards = [...wallet.cards, { ...card, replacedAt: null }];
      return wallet.primary === null
        ? { ...wallet, ownerId, cards, primary: card.cardId, primarySince: at }
        : { ...wallet, ownerId, cards };
    }
    case 'CardReplaced': {
      const cards = changedCards(wallet, { ...data, replacedAt: at });
      return wallet.primary === data.cardId ? { ...wallet, cards, primarySince: at } : { ...wallet, cards };
    }
    case 'CardDescribed':
      return { ...wallet, cards: changedCards(wallet, data) };
    case 'CardMadePrimary':
      return { ...wallet, primary: data.cardId, primarySince: at };
    case 'CardRemoved': {
      const cards = wallet.cards.filter(({ cardId }) => cardId !== data.cardId);
      return wallet.primary === data.cardId
        ? { ...wallet, cards, primary: null, primarySince: null }
        : { ...wallet, cards };
    }
    default:
      return untouched(type, wallet);
  }
}

function changedCards({ cards }: Wallet, changed: Partial<HeldCard> & { cardId: number }): HeldCard[] {
  return cards.map((card) => (card.cardId === changed.cardId ? { ...card, ...changed } : card));
}
