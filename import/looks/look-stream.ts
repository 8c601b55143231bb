import { type Actor, system } from '#domain/actor.ts';
import { byPerson } from '#domain/looks/checks.ts';
import { type LookCommand, look, type NewLook } from '#domain/looks/look.ts';
import type { LookDescription } from '#domain/looks/look-events.ts';
import { lookKeepDays } from '#domain/looks/removal.ts';
import { uploadPointOn } from '#domain/tryset-items/upload-points.ts';
import type { NewEvent } from '#event-store/stored-event.ts';
import { buildStream } from '../streams/build.ts';
import { house } from '../streams/house.ts';
import { nameId } from '../streams/ids.ts';
import type { Step } from '../streams/step.ts';
import type { PlannedLook } from './plan.ts';

/** Returns the ids of a look and of its tagged items. */
export type LookIds = (kind: 'look' | 'look_item', ref: string) => number;

/** The ref of a tag in the ledger. */
export const tagRef = (lookRef: string, trysetItemId: number) => `${lookRef} ${trysetItemId}`;

/** The id of an import's command on a look; every import of the file gives the same id. */
export function lookCommandId(source: string, ref: string, step: string): string {
  return nameId(`${source}\nlook\n${ref}\n${step}`);
}

/** The number of events in a look's stream. */
export function lookEventCount(planned: PlannedLook): number {
  return 1 + (isCounted(planned) ? 1 : 0) + (planned.certification === null ? 0 : planned.items.length);
}

function isCounted({ likes, comments, views }: PlannedLook): boolean {
  return [likes, comments, views].some((count) => count !== null);
}

/**
 * Builds the stream of a look with sealed texts: posted, counted if the file has reactions, and certified if the file
 * says so.
 */
export function lookStream(
  planned: PlannedLook,
  { source, idOf, receivedAt }: { source: string; idOf: LookIds; receivedAt: string },
  said: Pick<LookDescription, 'words' | 'hasLink'>,
): NewEvent[] {
  const { ref, postedAt, isDayOnly, snsType, userId, items, certification } = planned;
  const { likes, comments, views } = planned;
  const user: Actor = { label: 'user', id: userId };
  const step = (name: string, actor: Actor, command: LookCommand, derived = true): Step<LookCommand> => {
    const commandId = lookCommandId(source, ref, name);
    return {
      command,
      actor,
      at: postedAt,
      derived,
      commandId,
      correlationId: commandId,
      causationId: commandId,
    };
  };
  const entries = items.map((item) => {
    const { trysetItemId, trysetId, brandId, productId, productSizeId } = item;
    return {
      entryId: idOf('look_item', tagRef(ref, trysetItemId)),
      of: { kind: 'tryset_item' as const, id: trysetItemId },
      trysetId,
      brandId,
      productId,
      productSizeId,
      uploadPoint: uploadPointOn(item, snsType),
      givenPoints: 0,
    };
  });
  const description: NewLook = {
    lookId: idOf('look', ref),
    userId,
    userGender: null,
    userRegion: items[0]?.userRegion ?? 'KOREA',
    snsType,
    ...said,
    images: [],
    keepDays: lookKeepDays,
    reservationId: null,
    proposalId: null,
    eventBrandId: null,
  };
  const reactions = { like: likes, comment: comments, view: views, followers: null };
  return buildStream(
    look,
    [
      step('post', user, { action: 'post', look: description, entries }, isDayOnly),
      ...(isCounted(planned) ? [step('count', system, { action: 'count_reactions', reactions })] : []),
      ...(certification === null
        ? []
        : entries.map(({ entryId }) =>
            step(`certify ${entryId}`, house, decisionOf(certification, entryId)),
          )),
    ],
    receivedAt,
  );
}

/** Certifying a past look gives no points, as the other platform settled them. */
function decisionOf(certification: 'Approved' | 'Rejected', entryId: number): LookCommand {
  if (certification === 'Approved') return { action: 'approve_item', entryId, ...byPerson };
  const rejection = { reasons: ['Other'], otherReason: 'imported' } as const;
  return { action: 'reject_item', entryId, ...rejection, ...byPerson };
}
