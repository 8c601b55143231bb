import type { Actor } from '#domain/actor.ts';
import { brandFeedback, type FeedbackCommand } from '#domain/feedback/feedback.ts';
import { type FeedbackRating, noFeedbackPoints } from '#domain/feedback/feedback-kinds.ts';
import type { BrandFeedback } from '#domain/feedback/feedback-state.ts';
import { look } from '#domain/looks/look.ts';
import type { LookState } from '#domain/looks/look-state.ts';
import { demoBrands } from './catalog/brands.ts';
import { lookIdsOf } from './look-ids.ts';
import { daysAgo, type Given, type Setting } from './setting.ts';

interface DemoFeedback {
  rating: FeedbackRating;
  comment: string | null;
  points: number;
  steps: readonly ('take_up' | 'delay' | 'confirm' | 'deny')[];
}

/** Feedback in each state. */
const feedbacks: readonly DemoFeedback[] = [
  { rating: 'Perfect', comment: '디테일이 잘 보이는 룩이에요', points: 3_000, steps: [] },
  { rating: 'Satisfied', comment: '색감이 좋습니다', points: 2_000, steps: ['take_up'] },
  { rating: 'Perfect', comment: null, points: 5_000, steps: ['take_up', 'delay'] },
  { rating: 'Perfect', comment: '리그램하고 싶어요', points: 4_000, steps: ['take_up', 'confirm'] },
  { rating: 'Bad', comment: '상품이 잘 보이지 않아요', points: 1_000, steps: ['take_up', 'deny'] },
  { rating: 'Etc', comment: null, points: 0, steps: [] },
  { rating: 'Satisfied', comment: '감사합니다', points: 0, steps: [] },
];

const hour = 1 / 24;

/** Plans the feedback of the first brand on its newest looks. */
export function planFeedback(setting: Setting): void {
  const { clockwork, idOf } = setting;
  for (const [index, feedback] of feedbacks.entries()) {
    const id = idOf('brand_feedback', refOf(index));
    clockwork.plan(daysAgo(setting, 1 - index * hour), (at) => give(setting, id, feedback, { index, at }));
  }
}

const refOf = (index: number) => `feedback ${index}`;

function give(
  setting: Setting,
  id: number,
  { rating, comment, points, steps }: DemoFeedback,
  { index, at }: { index: number; at: string },
): void {
  const { world, staff, brandAdmins } = setting;
  const found = looksOfFirstBrand(setting).at(-1 - index);
  const admin = brandAdmins[0];
  if (found === undefined || admin === undefined || admin.id === null) return;
  const { lookId, userId } = found.look;
  const command: FeedbackCommand = {
    action: 'give',
    ...noFeedbackPoints,
    brandFeedbackId: id,
    brandId: found.brandId,
    lookId,
    userId,
    rating,
    comment,
    regramPoint: points,
  };
  const tell = (each: FeedbackCommand, actor: Actor, reason?: string) =>
    world.act(
      { on: 'brand_feedback', id, command: each },
      { actor, at, ...(reason !== undefined && { reason }) },
    );
  tell(command, { label: 'brand_admin', id: admin.id });
  for (const step of steps) {
    const reason = step === 'delay' || step === 'deny' ? '브랜드에 확인했습니다' : undefined;
    tell(step === 'confirm' ? { action: step, points: {} } : { action: step }, staff, reason);
  }
}

function looksOfFirstBrand({ world, idOf }: Setting): { look: LookState; brandId: number }[] {
  const brandId = idOf('brand', demoBrands[0].key);
  return lookIdsOf(world)
    .map((id) => world.state(look, id))
    .filter(
      ({ status, entries }) => status === 'posted' && entries.some((entry) => entry.brandId === brandId),
    )
    .map((each) => ({ look: each, brandId }));
}

/** The feedback that keeps its brand from another one on the same look. */
export function feedbacksIn({ world, idOf }: Pick<Setting, 'world'> & Pick<Given, 'idOf'>): BrandFeedback[] {
  return feedbacks
    .map((_, index) => world.state(brandFeedback, idOf('brand_feedback', refOf(index))))
    .filter(({ status }) => status !== 'none');
}
