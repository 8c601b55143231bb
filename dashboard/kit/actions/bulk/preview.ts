import type { ActionPreview, ActionPreviews } from '#read-api/kit/actions/contract.ts';
import { api } from '../../client/api.ts';
import { queriesOf, sumOf, type Target } from './preview-parts.ts';

/** The number of rows of the target that can take the action, and the reasons of the others. */
export async function previewOf(
  path: string,
  action: string,
  target: Target,
  signal: AbortSignal,
): Promise<ActionPreview> {
  const template = `${path}/actions/${action}/preview`;
  const asked = queriesOf(target).map((query) => api.call<ActionPreview>('GET', template, { query, signal }));
  return sumOf((await Promise.all(asked)).map(({ data }) => data));
}

/** The number of rows of the target that can take each action, by the action's name. */
export async function previewsOf(
  path: string,
  target: Target,
  signal: AbortSignal,
): Promise<ReadonlyMap<string, number>> {
  const template = `${path}/actions/preview`;
  const asked = queriesOf(target).map((query) =>
    api.call<ActionPreviews>('GET', template, { query, signal }),
  );
  const may = new Map<string, number>();
  for (const { data } of await Promise.all(asked)) {
    for (const { name, may: amount } of data.actions) may.set(name, (may.get(name) ?? 0) + amount);
  }
  return may;
}
