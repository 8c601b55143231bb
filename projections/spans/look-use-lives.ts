import type { LookUseEvent } from '#domain/look-uses/use-events.ts';
import { evolveLookUse, initialLookUse } from '#domain/look-uses/use-state.ts';
import { idOf, type Projection } from '../projection.ts';
import { stepped } from './life.ts';
import { spansOfLives } from './spans-of-lives.ts';
import { type LookUseLifeRow, lookUseLivesTable, lookUseSpansTable } from './tables.ts';

/** Lists every event type, so that a missing type does not compile. True if the event may change the status. */
const movesUse: Readonly<Record<LookUseEvent['type'], boolean>> = {
  LookUseRequested: true,
  LookUseRequestExpired: false,
  LookUseTakenUp: true,
  LookUseAgreed: false,
  LookUseDeclined: true,
  LookUseAskedAgain: false,
  LookUseReminded: false,
  LookUseRevised: false,
  LookUseConfirmed: true,
  LookUseRejected: true,
  LookUseCanceled: true,
  LookUseBegan: false,
  LookUsePaymentIssued: false,
  LookUsePaymentCanceled: false,
  LookUseEnded: true,
  LookUseExpired: true,
  LookUseLookGone: false,
  LookUseLookBack: false,
};

/** A request that expired has no life: there never was a use. */
export const lookUseLives: Projection<LookUseLifeRow, LookUseEvent> = {
  name: 'look_use_lives',
  table: lookUseLivesTable,
  categories: ['look_use'],
  knows: (type) => type in movesUse,
  keys: (recorded) => (movesUse[recorded.event.type] ? [idOf(recorded)] : []),
  fold(row, recorded) {
    const { event, at, revision } = recorded;
    const before = { ...initialLookUse, ...row?.life.at(-1)?.as, brandId: row?.brandId ?? 0 };
    const { status, brandId } = evolveLookUse(before, event, at);
    if (status === 'none' || status === 'lapsed') return row;
    const life = stepped(row?.life ?? [], { from: at, revision: Number(revision), as: { status } });
    return row?.life === life ? row : { id: idOf(recorded), brandId, life };
  },
};

export const lookUseSpans = spansOfLives(lookUseLivesTable, lookUseSpansTable);
