import { testEveryRow } from '../testing/every-row.ts';
import { scenarios } from '../testing/given.ts';
import { lookEntryRows, lookRows } from '../testing/look-rows.ts';
import { lookEntrySamples, lookSamples } from '../testing/look-samples.ts';
import { entryHistories, lookHistories } from '../testing/looks.ts';
import { lookEntry } from './entry.ts';
import { type LookEntryStatus, lookEntryStatuses, lookEntryTransitions } from './entry-transitions.ts';
import { look } from './look.ts';
import { type LookState, type LookStatus, lookStatuses } from './look-state.ts';
import { lookTransitions } from './look-transitions.ts';

const looks = scenarios(look);
const entries = scenarios(lookEntry);

testEveryRow({
  entity: 'look',
  decider: look,
  table: lookTransitions,
  decided: lookRows,
  samples: lookSamples,
  statuses: lookStatuses,
  stateOf: (status) => looks.given(lookHistories[status as LookStatus]).state,
  factsOf,
});

testEveryRow({
  entity: 'look_item',
  decider: lookEntry,
  table: lookEntryTransitions,
  decided: lookEntryRows,
  samples: lookEntrySamples,
  statuses: lookEntryStatuses,
  stateOf: (status) => entries.given(entryHistories[status as LookEntryStatus]).state,
  factsOf: () => new Set(),
});

/** Returns the conditions of the decided table that are true for a look, derived from its items. */
function factsOf({ entries: tagged, isHidden, brandEvent }: LookState): ReadonlySet<string> {
  const is = (...statuses: string[]) => tagged.some(({ status }) => statuses.includes(status));
  const facts: Record<string, boolean> = {
    shown: !isHidden,
    hidden: isHidden,
    Pending: is('Pending'),
    Approved: is('Approved'),
    Rejected: is('Rejected'),
    open: is('Pending', 'Deferred'),
    done: !is('Pending', 'Deferred') && brandEvent?.status !== 'Pending',
    'event Pending or Rejected': brandEvent?.status === 'Pending' || brandEvent?.status === 'Rejected',
    'event Pending or Approved': brandEvent?.status === 'Pending' || brandEvent?.status === 'Approved',
    'event Approved or Rejected': brandEvent?.status === 'Approved' || brandEvent?.status === 'Rejected',
    'Pending or Approved': is('Pending', 'Approved'),
    'decided or Deferred': is('Approved', 'Rejected', 'Deferred'),
  };
  return new Set(Object.keys(facts).filter((fact) => facts[fact]));
}
