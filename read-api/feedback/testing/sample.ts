import type { FeedbackEvent } from '#domain/feedback/feedback-events.ts';
import { feedbackDescription } from '#domain/testing/feedback.ts';
import { brandFeedbacksProjection } from '#projections/feedback/projection.ts';
import { brandFeedbacksTable } from '#projections/feedback/tables.ts';
import { foldAll } from '#projections/testing/folding.ts';
import { insertRows } from '../../testing/insert.ts';
import { logRow } from '../../testing/rows.ts';
import type { Sample } from '../../testing/samples.ts';

const on = '2026-03-09';

/** A feedback of each brand: 731 and 732. */
const given = [1, 2].map((brandId) => {
  const brandFeedbackId = 730 + brandId;
  const comment = `Brand ${brandId} says so`;
  const data = {
    ...feedbackDescription,
    brandFeedbackId,
    brandId,
    lookId: 800 + brandId,
    userId: 1001,
    comment,
  };
  const event: FeedbackEvent = { type: 'BrandFeedbackGiven', data };
  return { id: brandFeedbackId, brandId, event };
});

export const sample: Sample = {
  async insert(pool) {
    const rows = given.flatMap(
      ({ id, event }) => foldAll(brandFeedbacksProjection, `brand_feedback-${id}`, [{ event, on }]) ?? [],
    );
    await insertRows(pool, brandFeedbacksTable, rows);
  },
  log: given.map(({ id, brandId, event }) =>
    logRow(`brand_feedback-${id}`, 0n, event.type, event.data, {
      at: `${on}T00:00:00.000Z`,
      brandIds: [brandId],
    }),
  ),
  idOf: (path, _name, brand) => (path.startsWith('/v1/looks/feedbacks') ? String(730 + brand) : null),
  shared: /^$/,
  forStaff: /^$/,
};
