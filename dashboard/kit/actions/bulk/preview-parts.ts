import type { ActionPreview } from '#read-api/kit/actions/contract.ts';
import type { QueryValue } from '../../client/http-client.ts';
import { partAtMost } from './parts.ts';

/** The target of a bulk action, in the form of the preview calls. */
export type Target = { ids: readonly number[] } | { filter: Readonly<Record<string, string>> };

/** The preview queries of a target; ids are split into parts. */
export function queriesOf(target: Target): Record<string, QueryValue>[] {
  if ('filter' in target) return [{ ...target.filter }];
  const queries: Record<string, QueryValue>[] = [];
  for (let at = 0; at < target.ids.length; at += partAtMost) {
    queries.push({ ids: target.ids.slice(at, at + partAtMost).join(',') });
  }
  return queries;
}

/** The sum of the parts' previews, most frequent obstacles first. */
export function sumOf(previews: readonly ActionPreview[]): ActionPreview {
  const obstacles = new Map<string, ActionPreview['mayNot'][number]>();
  for (const obstacle of previews.flatMap(({ mayNot }) => mayNot)) {
    const key = `${obstacle.reason.code} ${obstacle.status}`;
    const count = (obstacles.get(key)?.count ?? 0) + obstacle.count;
    obstacles.set(key, { ...obstacle, count });
  }
  const at = (level: keyof ActionPreview['levels']) =>
    previews.reduce((sum, { levels }) => sum + levels[level], 0);
  return {
    count: previews.reduce((sum, { count }) => sum + count, 0),
    may: previews.reduce((sum, { may }) => sum + may, 0),
    levels: { none: at('none'), soft: at('soft'), hard: at('hard') },
    mayNot: [...obstacles.values()].sort((one, other) => other.count - one.count),
  };
}
