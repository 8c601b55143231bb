import { conditionGrades } from '#domain/stock/stock-status.ts';
import type { Scanned } from '#read-api/stock/contract.ts';
import { type Standing, standingOf } from './standing.ts';

/** What a key leads to. Where it depends on the standing, the key `next` is the usual step. */
export type Key = 'next' | 'S' | 'A' | 'B' | 'C' | 'H' | 'U' | 'D' | 'O' | 'K';

export type Order =
  | 'receive'
  | 'complete'
  | 'announce'
  | 'accept'
  | 'ask'
  | 'came_back'
  | 'grade'
  | 'hold'
  | 'unavailable'
  | 'defer'
  | 'stow'
  | 'enter'
  | 'release'
  | 'recover'
  | 'ready_out'
  | 'check_again';

export interface Offer {
  key: Key;
  order: Order;
}

const grades: readonly Offer[] = conditionGrades.map((key) => ({ key, order: 'grade' }));
const hold: Offer = { key: 'H', order: 'hold' };
const unavailable: Offer = { key: 'U', order: 'unavailable' };
const defer: Offer = { key: 'D', order: 'defer' };
const next = (order: Order): Offer => ({ key: 'next', order });

const byStanding: Readonly<Record<Standing, readonly Offer[]>> = {
  on_way: [...grades, next('receive'), hold, defer, unavailable],
  arrived: [...grades, next('complete'), hold, defer, unavailable],
  unannounced: [next('announce'), defer],
  asked: [next('accept')],
  with_member: [next('ask')],
  outbound: [next('came_back')],
  in_check: [...grades, hold, unavailable],
  in_stock: [next('stow'), hold, unavailable, { key: 'K', order: 'check_again' }],
  on_hold: [next('release'), unavailable],
  unavailable: [next('recover')],
  to_enter: [next('enter')],
  reserved: [],
  leaving: [],
  sold: [],
  buying: [],
  settling: [],
};

/** What can be done with the garment, in the order in which it is shown. */
export function offersOf(found: Scanned): readonly Offer[] {
  const standing = standingOf(found);
  const offers = byStanding[standing];
  const isWanted = standing === 'in_stock' && found.stock.latestOutStockRequestStatus === 'requested';
  return isWanted ? [...offers, { key: 'O', order: 'ready_out' }] : offers;
}

/** Whether a scanned slot says where this garment lies now. */
export function takesSlot({ stock }: Pick<Scanned, 'stock'>): boolean {
  return stock.actions.some(({ name, allowed }) => allowed && (name === 'stow' || name === 'enter'));
}
