import { type Sample, testEveryRow } from '../testing/every-row.ts';
import { readRows } from '../testing/rows.ts';
import {
  canceled,
  foundScan,
  misplacedScan,
  slotOf,
  started,
  stocktakeStates,
} from '../testing/stocktakes.ts';
import { type StocktakeCommand, stocktake } from './stocktake.ts';
import type { StocktakeEvent } from './stocktake-events.ts';
import { type StocktakeLife, stocktakeLives } from './stocktake-kinds.ts';
import type { Stocktake } from './stocktake-state.ts';
import { type StocktakeAction, stocktakeTransitions } from './stocktake-transitions.ts';

/** The decided table. */
const decided = readRows(
  `start     | none | under_way | StocktakeStarted | staff
   scan      | under_way | same | StocktakeScanned | staff
   take_back | under_way | same | StocktakeScanTakenBack | staff
   finish    | under_way | finished | StocktakeFinished | staff | reason
   settle    | finished | same | StocktakeGarmentsSettled | system
   retry     | finished | same | StocktakeRetried | staff | reason | failed
   cancel    | under_way | canceled | StocktakeCanceled | staff`,
  {},
);

const { number: _, isExpected, ...again } = { ...foundScan, code: 'S0000022', stockItemId: 22 };
const stillPending = {
  decided: stocktakeStates.finished.decided.map((each) => ({ ...each, outcome: 'pending' as const })),
};

const samples: Readonly<Record<StocktakeAction, Sample<Stocktake, StocktakeCommand, StocktakeEvent>>> = {
  start: { command: { action: 'start', ...started.data }, events: [started] },
  scan: {
    command: { action: 'scan', ...again },
    events: [{ type: 'StocktakeScanned', data: { number: 4, ...again, isExpected } }],
  },
  take_back: {
    command: { action: 'take_back', number: 2 },
    events: [{ type: 'StocktakeScanTakenBack', data: misplacedScan }],
  },
  finish: {
    command: { action: 'finish', gone: [23], left: [] },
    events: [
      {
        type: 'StocktakeFinished',
        data: { missing: [22], moved: [{ stockItemId: 31, slot: slotOf(4) }], gone: [23], left: [] },
      },
    ],
  },
  settle: {
    command: { action: 'settle', settled: [{ stockItemId: 22, errorCode: null }] },
    events: [{ type: 'StocktakeGarmentsSettled', data: { settled: [{ stockItemId: 22, errorCode: null }] } }],
    standing: stillPending,
  },
  retry: {
    command: { action: 'retry' },
    events: [{ type: 'StocktakeRetried', data: { stockItemIds: [31] } }],
  },
  cancel: { command: { action: 'cancel' }, events: [canceled] },
};

testEveryRow<Stocktake, StocktakeCommand, StocktakeEvent>({
  entity: 'stocktake',
  decider: stocktake,
  table: stocktakeTransitions,
  decided,
  samples,
  statuses: [...stocktakeLives],
  stateOf: (status) => stocktakeStates[status as StocktakeLife],
  factsOf: (state) => new Set(state.decided.some(({ outcome }) => outcome === 'failed') ? ['failed'] : []),
});
