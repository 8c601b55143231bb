import { type Asked, accept, type Decider, type Decision, nothingToDo } from '../decider.ts';
import type { DomainEvent } from '../event.ts';
import { untouched } from '../exhaustive.ts';
import { type Region, regions } from '../regions.ts';
import { checkTransition, type Rules, type Transition } from '../transition-table.ts';
import type { LookUsePrice, LookUsePrices } from './price.ts';
import { type LookUseType, lookUseTypes } from './use-kinds.ts';

/** The price of one type of use in one region. */
export interface LookUsePriceRow {
  regionId: Region;
  useType: LookUseType;
  price: LookUsePrice;
}

const cash = (amount: number): LookUsePrice => ({ kind: 'cash', amount, share: 60 });

/** The prices that apply until owners first revise them. */
export const firstUsePrices: LookUsePrices = {
  KOREA: {
    restory: cash(30_000),
    regram: cash(50_000),
    commercial_use: cash(200_000),
    SOCIAL_SHARING: cash(100_000),
    SALES_PURPOSE: cash(200_000),
    ADVERTISING: cash(300_000),
  },
  JAPAN: {
    restory: cash(3_000),
    regram: cash(5_000),
    commercial_use: cash(20_000),
    SOCIAL_SHARING: cash(10_000),
    SALES_PURPOSE: cash(20_000),
    ADVERTISING: cash(30_000),
  },
};

/** The event of the stream `look_use_price-1`. It names only the prices that change. */
export type LookUsePriceEvent = DomainEvent<'LookUsePriceRevised', { prices: readonly LookUsePriceRow[] }>;

export interface LookUsePriceState {
  status: 'valid';
  prices: LookUsePrices;
}

export type LookUsePriceCommand = { action: 'revise'; prices: readonly LookUsePriceRow[] };

/** The id of the only policy stream. */
export const lookUsePriceId = 1;

export const lookUsePriceTransitions = [
  {
    action: 'revise',
    from: ['valid'],
    to: 'same',
    event: 'LookUsePriceRevised',
    who: ['staff'],
    staff: 'owner',
  },
] as const satisfies readonly Transition<string, 'valid', never>[];

const rules: Rules<'valid', never, LookUsePriceState> = {
  entity: 'look_use_price',
  table: lookUsePriceTransitions,
  guards: {},
};

/** A request fixes its price, so a new price leaves earlier uses as they are. */
export const lookUsePrice: Decider<LookUsePriceState, LookUsePriceCommand, LookUsePriceEvent> = {
  category: 'look_use_price',
  initial: { status: 'valid', prices: firstUsePrices },
  decide,
  evolve(state, { type, data }) {
    switch (type) {
      case 'LookUsePriceRevised':
        return { ...state, prices: withRows(state.prices, data.prices) };
      default:
        return untouched(type, state);
    }
  },
};

function decide(
  state: LookUsePriceState,
  command: LookUsePriceCommand,
  asked: Asked,
): Decision<LookUsePriceEvent> {
  const refused = checkTransition(rules, state, command, asked);
  if (refused !== null) return refused;
  const prices = command.prices.filter(
    ({ regionId, useType, price }) => !isSame(state.prices[regionId][useType], price),
  );
  return prices.length === 0 ? nothingToDo : accept({ type: 'LookUsePriceRevised', data: { prices } });
}

function isSame(one: LookUsePrice, other: LookUsePrice): boolean {
  const shareOf = (price: LookUsePrice) => (price.kind === 'cash' ? price.share : null);
  return one.kind === other.kind && one.amount === other.amount && shareOf(one) === shareOf(other);
}

function withRows(prices: LookUsePrices, rows: readonly LookUsePriceRow[]): LookUsePrices {
  const after = { KOREA: { ...prices.KOREA }, JAPAN: { ...prices.JAPAN } };
  for (const { regionId, useType, price } of rows) after[regionId][useType] = price;
  return after;
}

/** Returns the prices as rows, by region and type. */
export function rowsOfPrices(prices: LookUsePrices): LookUsePriceRow[] {
  return regions.flatMap((regionId) =>
    lookUseTypes.map((useType) => ({ regionId, useType, price: prices[regionId][useType] })),
  );
}
