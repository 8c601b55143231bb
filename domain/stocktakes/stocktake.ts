import { type Asked, accept, type Decider, type Decision, nothingToDo } from '../decider.ts';
import { checkTransition } from '../transition-table.ts';
import type { StocktakePlace } from './place.ts';
import type { ExpectedGarment, Scan, SettledGarment, StocktakeEvent } from './stocktake-events.ts';
import { expectedAtMost, scansAtMost } from './stocktake-kinds.ts';
import { noSuchScan, tooLarge, tooManyScans } from './stocktake-refusals.ts';
import { evolveStocktake, initialStocktake, notScanned, type Stocktake } from './stocktake-state.ts';
import { standingOf, stocktakeRules } from './stocktake-transitions.ts';

export type StocktakeCommand =
  | ({ action: 'start'; stocktakeId: number; expected: readonly ExpectedGarment[] } & StocktakePlace)
  | ({ action: 'scan' } & Omit<Scan, 'number' | 'isExpected'>)
  | { action: 'take_back'; number: number }
  /** `gone`: garments that left the place properly. `left`: garments that the person leaves as they are. */
  | { action: 'finish'; gone: readonly number[]; left: readonly number[] }
  | { action: 'settle'; settled: readonly SettledGarment[] }
  | { action: 'retry' }
  | { action: 'cancel' };

/**
 * The decider of the stream `stocktake-<id>`: the garments that a sector or a cell should hold, and the scans in it. Several people
 * may scan at once. A garment counts once.
 */
export const stocktake: Decider<Stocktake, StocktakeCommand, StocktakeEvent> = {
  category: 'stocktake',
  initial: initialStocktake,
  decide,
  evolve: evolveStocktake,
};

function decide(state: Stocktake, command: StocktakeCommand, asked: Asked): Decision<StocktakeEvent> {
  const refused = checkTransition(stocktakeRules, standingOf(state), command, asked);
  if (refused !== null) return refused;
  switch (command.action) {
    case 'start': {
      const { action: _, ...data } = command;
      return data.expected.length > expectedAtMost
        ? tooLarge(data.expected.length)
        : accept({ type: 'StocktakeStarted', data });
    }
    case 'scan':
      return scanned(state, command);
    case 'take_back': {
      const { number } = command;
      if (number > state.lastNumber) return noSuchScan(number);
      const scan = state.scans.find((each) => each.number === number);
      return scan === undefined ? nothingToDo : accept({ type: 'StocktakeScanTakenBack', data: scan });
    }
    case 'finish':
      return finish(state, command);
    case 'settle': {
      const pending = new Set(
        state.decided.flatMap(({ stockItemId, outcome }) => (outcome === 'pending' ? stockItemId : [])),
      );
      const settled = command.settled.filter(({ stockItemId }) => pending.has(stockItemId));
      return settled.length === 0
        ? nothingToDo
        : accept({ type: 'StocktakeGarmentsSettled', data: { settled } });
    }
    case 'retry': {
      const failed = state.decided.filter(({ outcome }) => outcome === 'failed');
      const stockItemIds = failed.map(({ stockItemId }) => stockItemId);
      return accept({ type: 'StocktakeRetried', data: { stockItemIds } });
    }
    case 'cancel':
      return accept({ type: 'StocktakeCanceled', data: {} });
  }
}

type Of<Action> = Extract<StocktakeCommand, { action: Action }>;

/** The scan of a garment, or of an unknown code, that the stocktake has already. */
export function earlierScan(
  { scans }: Pick<Stocktake, 'scans'>,
  { stockItemId, code }: Pick<Scan, 'stockItemId' | 'code'>,
): Scan | undefined {
  return scans.find((each) =>
    stockItemId === null ? each.stockItemId === null && each.code === code : each.stockItemId === stockItemId,
  );
}

function scanned(state: Stocktake, { action: _, ...said }: Of<'scan'>): Decision<StocktakeEvent> {
  if (earlierScan(state, said) !== undefined) return nothingToDo;
  if (state.scans.length >= scansAtMost) return tooManyScans();
  const isExpected = state.expected.some(({ stockItemId }) => stockItemId === said.stockItemId);
  return accept({ type: 'StocktakeScanned', data: { number: state.lastNumber + 1, ...said, isExpected } });
}

function finish(state: Stocktake, command: Of<'finish'>): Decision<StocktakeEvent> {
  const keep = new Set(command.left);
  const away = new Set(command.gone);
  const open = notScanned(state);
  const gone = open.filter((id) => away.has(id));
  const missing = open.filter((id) => !away.has(id));
  const moved = state.scans.flatMap(({ stockItemId, slot, finding }) =>
    finding === 'misplaced' && stockItemId !== null && slot !== null ? { stockItemId, slot } : [],
  );
  return accept({
    type: 'StocktakeFinished',
    data: {
      missing: missing.filter((id) => !keep.has(id)),
      moved: moved.filter(({ stockItemId }) => !keep.has(stockItemId)),
      gone,
      left: [...missing, ...moved.map(({ stockItemId }) => stockItemId)].filter((id) => keep.has(id)),
    },
  });
}
