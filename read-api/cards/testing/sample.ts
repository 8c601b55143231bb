import { cardsTable, walletsTable } from '#projections/cards/tables.ts';
import { insertRows } from '../../testing/insert.ts';
import { logRow } from '../../testing/rows.ts';
import type { Sample } from '../../testing/samples.ts';

const card = { lastFour: '4242', issuer: 'Shinhan', registeredAt: '2026-01-01T00:00:00.000Z' };
const every = { ...card, isPrimary: true };
const registered = (ownerId: number, cardId: number) => ({
  ownerId,
  cardId,
  lastFour: '4242',
  issuer: 'Shinhan',
  description: null,
});

/** Sample: member 1001 has card 61; brands A and B have cards 62 and 63. */
export const sample: Sample = {
  async insert(pool) {
    const wallets = [
      { id: 'user:1001', ownerKind: 'user', ownerId: 1001, cardId: 61 },
      { id: 'brand:1', ownerKind: 'brand', ownerId: 1, cardId: 62 },
      { id: 'brand:2', ownerKind: 'brand', ownerId: 2, cardId: 63 },
    ] as const;
    await insertRows(
      pool,
      walletsTable,
      wallets.map(({ cardId, ...of }) => ({
        ...of,
        cards: [{ cardId, ...card }],
        primaryCardId: cardId,
        revision: 0n,
      })),
    );
    await insertRows(
      pool,
      cardsTable,
      wallets.map(({ id: walletId, ...of }) => ({ walletId, ...of, ...every })),
    );
  },
  log: [
    logRow('member_wallet-1001', 0n, 'CardRegistered', registered(1001, 61)),
    logRow('brand_wallet-1', 0n, 'CardRegistered', registered(1, 62), { brandIds: [1] }),
    logRow('brand_wallet-2', 0n, 'CardRegistered', registered(2, 63), { brandIds: [2] }),
  ],
  idOf(path, name, brand) {
    if (name === 'card_id') return brand === 1 ? '62' : '63';
    return path === '/v1/users/cards/{user_id}' ? '1001' : null;
  },
  shared: /^\b$/,
  forStaff: /^\/v1\/users\/cards/,
};
