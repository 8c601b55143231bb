import { pendingBrandEvent } from '#domain/looks/brand-event.ts';
import { initialLookEntry } from '#domain/looks/entry.ts';
import type { LookEvent } from '#domain/looks/look-events.ts';
import { evolveLook, initialLook, type LookState } from '#domain/looks/look-state.ts';
import { certificationOf, isListed, statusOver } from '../looks/parts-of-look.ts';
import { type Derived, idOf, type Projection } from '../projection.ts';
import { spansOf, stepped } from './life.ts';
import {
  type LookFacts,
  type LookLifeRow,
  type LookSpanRow,
  type LookStanding,
  lookLivesTable,
  lookSpansTable,
} from './tables.ts';

/** Lists every event type, so that a missing type does not compile. True if the event may change the status or the items. */
const movesLook: Readonly<Record<LookEvent['type'], boolean>> = {
  LookPosted: true,
  LookPostExpired: true,
  LookRevised: false,
  LookItemTagged: true,
  LookItemUntagged: true,
  LookItemChecked: false,
  LookItemApproved: true,
  LookItemRejected: true,
  LookItemDeferred: true,
  LookItemReopened: true,
  LookImageAdded: false,
  LookImageReplaced: false,
  LookPictureStripped: false,
  LookImageMoved: false,
  LookImageRemoved: false,
  LookHidden: false,
  LookShown: false,
  LookLinkChecked: false,
  LookReactionsCounted: false,
  LookSnsFailed: false,
  LookSnsAnswered: false,
  LookRejected: true,
  LookBrandEventApproved: true,
  LookBrandEventRejected: true,
  LookBrandEventReopened: true,
  LookRecertificationRequested: true,
  BrandLikedLook: false,
  BrandUnlikedLook: false,
  LookReported: false,
  LookPenalized: false,
  LookRemoved: true,
};

const nothing: LookFacts = { status: 'none', entries: [], brandEvent: null };

export const lookLives: Projection<LookLifeRow, LookEvent> = {
  name: 'look_lives',
  table: lookLivesTable,
  categories: ['look'],
  knows: (type) => type in movesLook,
  keys: (recorded) => (movesLook[recorded.event.type] ? [idOf(recorded)] : []),
  fold(row, recorded) {
    const { event, at, revision } = recorded;
    const facts = factsOf(evolveLook(stateOf(row?.facts ?? nothing), event, at));
    const known = row?.lives ?? [];
    const brandIds = [
      0,
      ...known.map(({ brandId }) => brandId),
      ...facts.entries.map(({ brandId }) => brandId),
    ];
    const lives = [...new Set(brandIds)].map((brandId) => {
      const life = known.find((each) => each.brandId === brandId)?.life ?? [];
      const step = { from: at, revision: Number(revision), as: standingOf(facts, brandId) };
      return { brandId, life: stepped(life, step) };
    });
    return { id: idOf(recorded), facts, lives };
  },
};

/** Returns how the look stands for a brand, or for all (0); null if no list shows it to them. */
function standingOf(facts: LookFacts, brandId: number): LookStanding | null {
  if (!isListed({ life: facts.status })) return null;
  const entries = facts.entries.filter((entry) => brandId === 0 || entry.brandId === brandId);
  if (brandId !== 0 && entries.length === 0) return null;
  const { brandEvent } = stateOf(facts);
  const state = stateOf({ ...facts, entries });
  const status = brandId === 0 ? statusOver(state.entries, brandEvent) : statusOver(state.entries);
  const tagged = entries.filter((entry) => certificationOf(entry) !== null);
  return { status, productIds: [...new Set(tagged.map(({ productId }) => productId))] };
}

function stateOf({ status, entries, brandEvent }: LookFacts): LookState {
  return {
    ...initialLook,
    status,
    entries: entries.map((entry) => ({ ...initialLookEntry, ...entry })),
    brandEvent: brandEvent === null ? null : { ...pendingBrandEvent, status: brandEvent },
  };
}

function factsOf({ status, entries, brandEvent }: LookState): LookFacts {
  return {
    status,
    entries: entries.map(({ entryId, brandId, productId, status }) => ({
      entryId,
      brandId,
      productId,
      status,
    })),
    brandEvent: brandEvent?.status ?? null,
  };
}

export const lookSpans: Derived<LookLifeRow, LookSpanRow> = {
  source: lookLivesTable,
  table: lookSpansTable,
  rowKey: ['id', 'brandId', 'fromTime'],
  rows: ({ id, lives }) =>
    lives.flatMap(({ brandId, life }) =>
      spansOf(life).map(({ from, until, revision, as: { status, productIds } }) => ({
        id,
        brandId,
        status,
        fromTime: from,
        untilTime: until,
        revision,
        productIds: [...productIds],
      })),
    ),
};
