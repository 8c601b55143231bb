import type { Caller } from '#http/caller.ts';
import { notFound } from '#http/errors.ts';
import type { LookRow } from '#projections/looks/tables.ts';
import { eventsOfLooks } from '../briefs/brand-events/of-looks.ts';
import { proposalsOfLooks } from '../briefs/collaborations/of-looks.ts';
import { likesOf } from '../briefs/likes/shown-likes.ts';
import { usesOfLooks } from '../briefs/look-uses/of-looks.ts';
import { deciderNames } from '../briefs/looks/certification-logs.ts';
import { feedbacksOfLook } from '../briefs/looks/feedbacks.ts';
import { givenCashOf } from '../briefs/looks/given-cash.ts';
import { looksFor, ofBrands } from '../briefs/looks/scope.ts';
import { pointHistoryOf } from '../briefs/points/history-of.ts';
import type { ReadModels } from '../database.ts';
import type { ReadDeps } from '../deps.ts';
import type { BrandInteractions, LookDetail } from './contract.ts';
import { itemsOfLooks, withMembers } from './rows.ts';
import { shownLook } from './show.ts';

/** Returns one look with its certification logs. Throws 404 if the caller may not see the look. */
export async function lookDetail(deps: ReadDeps, caller: Caller, id: number): Promise<LookDetail> {
  const { db, now } = deps;
  const row = await oneLook(db, caller, id);
  const items = (await itemsOfLooks(db, caller, [id])).get(id) ?? [];
  const likes = await likesOf(db, caller, 'looks', [id]);
  const nameOf = await deciderNames(deps, caller, [row]);
  const uses = await usesOfLooks(db, caller, [id]);
  const cash = await givenCashOf(db, caller, [id]);
  const events = await eventsOfLooks(db, caller, [row]);
  const proposals = await proposalsOfLooks(db, caller, [row]);
  const beside = { caller, now: now().toISOString(), likes, uses, cash, events, proposals, nameOf };
  const shown = shownLook(row, items, beside);
  const [interactions, pointHistory] = await Promise.all([
    interactionsOf(db, caller, row),
    pointHistoryOf(db, caller, { column: 'move.lookId', id }),
  ]);
  return {
    ...shown,
    countedTime: row.countedAt,
    isMarkedPaid: row.isMarkedPaid,
    snsProblem:
      caller.label === 'staff' && row.snsProblem !== null
        ? { problem: row.snsProblem.problem, sinceTime: row.snsProblem.since }
        : null,
    lookItemMappings: shown.lookItemMappings.map((mapping) => ({
      ...mapping,
      checks: [...(row.entries.find(({ entryId }) => entryId === mapping.id)?.checks ?? [])],
    })),
    pointHistory,
    brandLikes: interactions.likes,
    brandFeedbacks: interactions.feedbacks,
    lookReports: interactions.reports,
  };
}

/** Brands' interactions with a look that the caller may see. Throws 404 if the caller may not see the look. */
export async function brandInteractions(
  { db }: ReadDeps,
  caller: Caller,
  id: number,
): Promise<BrandInteractions> {
  return interactionsOf(db, caller, await oneLook(db, caller, id));
}

export async function oneLook(db: ReadModels, caller: Caller, id: number) {
  const row = await withMembers(looksFor(db, caller)).where('look.id', '=', id).executeTakeFirst();
  if (row === undefined) throw notFound('look', id);
  return row;
}

async function interactionsOf(
  db: ReadModels,
  caller: Caller,
  { id, likedBy, reports }: LookRow,
): Promise<BrandInteractions> {
  const feedbacks = await feedbacksOfLook(db, caller, id);
  const liking = ofBrands(caller, likedBy, (brandId) => brandId);
  const reporting = ofBrands(caller, reports, ({ brandId }) => brandId);
  const ids = [...liking, ...reporting.map(({ brandId }) => brandId)];
  const brands =
    ids.length === 0
      ? []
      : await db.selectFrom('read.brands').where('id', 'in', ids).select(['id', 'name', 'nameKo']).execute();
  const byId = new Map(brands.map((brand) => [brand.id, brand]));
  const brandOf = (id: number) => byId.get(id) ?? { id, name: '', nameKo: null };
  return {
    likes: liking.map(brandOf),
    feedbacks,
    reports: reporting.map(({ brandId, reportType, comment }) => ({
      brand: brandOf(brandId),
      type: reportType,
      comment,
    })),
  };
}
