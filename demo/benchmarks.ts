import { system } from '#domain/actor.ts';
import { benchmark } from '#domain/benchmarks/benchmark.ts';
import type { BenchmarkItem } from '#domain/benchmarks/benchmark-events.ts';
import { needsReview } from '#domain/benchmarks/comparison.ts';
import { decidedItems, unfiltered } from '#domain/benchmarks/decided-items.ts';
import { brand } from '#domain/brands/brand.ts';
import { checksByRules } from '#domain/looks/by-method.ts';
import { look } from '#domain/looks/look.ts';
import { trysetItem } from '#domain/tryset-items/item.ts';
import { postDueAt } from '#domain/tryset-items/post-due.ts';
import { later } from './clockwork.ts';
import { lookIdsOf } from './look-ids.ts';
import { plainWords } from './seal-looks.ts';
import { daysAgo, type Setting } from './setting.ts';

const itemsAtMost = 120;
const reviewed = 4;

/**
 * Plans a benchmark of the rules against people's decisions. It began two days before the demo's present, and its
 * review is unfinished.
 */
export function planBenchmark(setting: Setting): void {
  setting.clockwork.plan(daysAgo(setting, 2), (at) => tellBenchmark(setting, at));
}

function tellBenchmark({ world, staff }: Setting, at: string): void {
  const benchmarkId = world.commandId('benchmark of the rules');
  const items = allDecided(world).slice(0, itemsAtMost);
  if (items.length === 0) return;
  const described = { benchmarkId, method: 'RULE', model: null, prompt: null, prices: null } as const;
  world.tell(
    benchmark,
    benchmarkId,
    { action: 'create', ...described, filter: unfiltered, items },
    { actor: staff, at },
  );
  for (const { lookId, entryId } of items) {
    const seen = world.state(look, lookId);
    const entry = seen.entries.find((each) => each.entryId === entryId);
    if (entry === undefined) continue;
    const checks = checksByRules(seen, {
      words: plainWords(seen.words),
      brand: world.state(brand, entry.brandId),
      postDueAt: postDueAt(world.state(trysetItem, entry.of.id)),
    });
    const answer = { action: 'answer_item', entryId, checks, ms: 1, tokens: null } as const;
    world.tell(benchmark, benchmarkId, answer, { actor: system, at });
  }
  const differing = world.state(benchmark, benchmarkId).items.filter(needsReview);
  // Leaves at least one difference unreviewed.
  for (const [index, { entryId, decided, checks }] of differing.slice(0, -1).slice(0, reviewed).entries()) {
    const failed = (checks ?? []).flatMap(({ reason, passed }) => (passed === false ? [reason] : []));
    const isMethodRight = index % 2 === 0 && failed.length > 0;
    const userResult = isMethodRight ? ({ verdict: 'reject', reasons: failed } as const) : decided;
    const review = { action: 'review_item', entryId, userResult } as const;
    world.tell(benchmark, benchmarkId, review, { actor: staff, at: later(at, 1 + index) });
  }
}

/** All decisions that people have made so far on existing looks. */
function allDecided(world: Setting['world']): BenchmarkItem[] {
  return lookIdsOf(world).flatMap((id) => decidedItems(world.state(look, id)));
}
