import type { WalletEvent } from '#domain/cards/card-events.ts';
import { initialPerson } from '../personal-data/person-row.ts';
import { type PersonRow, peopleTable } from '../personal-data/tables.ts';
import { idOf, type Projection } from '../projection.ts';
import { ownerKindOf, walletCategories, walletIdOf } from './wallets.ts';

const types: readonly string[] = [
  'CardRegistered',
  'CardDescribed',
  'CardRemoved',
] satisfies WalletEvent['type'][];

/** Unsealed card descriptions of owners. The rows of forgotten owners are not created again. */
export const cardDescriptionsProjection: Projection<PersonRow, WalletEvent> = {
  name: 'people_cards',
  table: peopleTable,
  categories: Object.keys(walletCategories),
  knows: (type) => types.includes(type),
  keys: (recorded) => (types.includes(recorded.event.type) ? [walletIdOf(recorded)] : []),
  personId: (recorded) => ('description' in recorded.event.data ? walletIdOf(recorded) : null),
  fold(row, recorded, key, unseal) {
    const { type, data } = recorded.event;
    const { [data.cardId]: _, ...others } = row?.cards ?? {};
    if (type === 'CardRemoved') return row && { ...row, cards: others };
    const description = 'description' in data ? unseal(String(key), data.description) : null;
    if (typeof description !== 'string') return row && { ...row, cards: others };
    const userId = ownerKindOf(recorded) === 'user' ? idOf(recorded) : null;
    const before = row ?? { ...initialPerson(String(key)), userId };
    return { ...before, cards: { ...others, [data.cardId]: description } };
  },
};
