import { lookUse } from '#domain/look-uses/look-use.ts';
import type { LookUseEvent } from '#domain/look-uses/use-events.ts';
import type { LookUse } from '#domain/look-uses/use-state.ts';
import { idOf, type Projection } from '../projection.ts';
import { type LookUseRow, lookUsesTable } from './tables.ts';

/** Lists every event type, so that a missing type does not compile. True if the event's reason stands in the row. */
const tellsReason: Readonly<Record<LookUseEvent['type'], boolean>> = {
  LookUseRequested: false,
  LookUseRequestExpired: false,
  LookUseTakenUp: false,
  LookUseAgreed: false,
  LookUseDeclined: true,
  LookUseAskedAgain: false,
  LookUseReminded: false,
  LookUseRevised: false,
  LookUseConfirmed: false,
  LookUseRejected: true,
  LookUseCanceled: true,
  LookUseBegan: false,
  LookUsePaymentIssued: false,
  LookUsePaymentCanceled: false,
  LookUseEnded: true,
  LookUseExpired: false,
  LookUseLookGone: false,
  LookUseLookBack: false,
};

/** A request that expired has no row: there never was a use. */
export const lookUsesProjection: Projection<LookUseRow, LookUseEvent> = {
  name: 'look_uses',
  table: lookUsesTable,
  categories: ['look_use'],
  knows: (type) => type in tellsReason,
  keys: (recorded) => [idOf(recorded)],
  fold(row, recorded) {
    const { event, at, revision, metadata } = recorded;
    const state = lookUse.evolve(row?.state ?? lookUse.initial, event, at);
    const listed = listedOf(state);
    if (listed === null) return null;
    return {
      ...listed,
      id: idOf(recorded),
      reason: tellsReason[event.type] ? (metadata.reason ?? null) : (row?.reason ?? null),
      state,
      revision,
      createdAt: row?.createdAt ?? at,
      updatedAt: at,
    };
  },
};

/** The columns that follow from the state; null if the use was never requested. */
function listedOf({ status, lookId, brandId, userId, regionId, useType, answer, askedAt, ...use }: LookUse) {
  if (status === 'none' || status === 'lapsed') return null;
  const { startDate, endDate, payment, brandPaymentAmount, refund, isLookGone } = use;
  return {
    status,
    lookId,
    brandId,
    userId,
    regionId,
    useType,
    answer,
    askedAt,
    startDate,
    endDate,
    payment,
    brandPaymentAmount,
    refund,
    isLookGone,
  };
}
