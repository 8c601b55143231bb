import { testEveryRow } from '../testing/every-row.ts';
import { scenarios } from '../testing/given.ts';
import { trysetRows, trysetSamples } from '../testing/tryset-samples.ts';
import { trysetHistories } from '../testing/trysets.ts';
import { tryset } from './tryset.ts';
import type { TrysetLife } from './tryset-state.ts';
import { trysetTransitions } from './tryset-transitions.ts';

testEveryRow({
  entity: 'tryset',
  decider: tryset,
  table: trysetTransitions,
  decided: trysetRows,
  samples: trysetSamples,
  statuses: Object.keys(trysetHistories),
  stateOf: (status) => scenarios(tryset).given(trysetHistories[status as TrysetLife]).state,
  factsOf: () => new Set(),
});
