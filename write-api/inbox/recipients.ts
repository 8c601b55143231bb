import { noticeAtMost } from '#domain/inbox/inbox-kinds.ts';
import { member } from '#domain/members/member.ts';
import { invalidRequest, notFound, unprocessable } from '#http/errors.ts';
import type { WriteDeps } from '../deps.ts';
import { countChanged } from '../kit/actions/bulk.ts';
import type { Asked } from '../kit/changes/asked.ts';
import { newestFollowed } from '../kit/index/position.ts';

const path = '/v1/users';

/** The members whom a notice goes to: ids, or a filter of the list of members with the count that the sender saw. */
export interface Recipients {
  ids?: readonly number[];
  filter?: Readonly<Record<string, string>>;
  expected_count?: number;
}

/**
 * Returns the ids of the chosen members. Throws 400 unless exactly one way of choosing is used, 404 for an id that is no
 * registered member, 409 `bulk.count_changed`, and 422 `bulk.too_many`.
 */
export async function membersChosen(
  deps: WriteDeps,
  { credentials }: Asked,
  { ids, filter, expected_count: expected }: Recipients,
): Promise<readonly number[]> {
  if (ids !== undefined && filter === undefined) return registered(deps, ids);
  if (filter === undefined || ids !== undefined || expected === undefined) {
    throw invalidRequest([
      { in: 'body', name: 'ids', message: 'give either ids, or filter together with expected_count' },
    ]);
  }
  const ask = (atLeast?: bigint) =>
    deps.reads.listIds(path, { ...filter }, credentials, noticeAtMost, atLeast);
  let matched = await ask();
  // The list may lag behind acknowledged events. A difference counts only once the list has all of them.
  if (matched.count !== expected) {
    matched = await ask((await newestFollowed(deps.streams.client, deps.indexed.streams)) ?? undefined);
  }
  if (matched.count !== expected) throw countChanged(expected, matched.count);
  if (matched.count <= noticeAtMost) return matched.ids;
  const message = `at most ${noticeAtMost} at once, but the filter matches ${matched.count}; narrow the filter`;
  throw unprocessable('bulk.too_many', message, { count: matched.count, limit: noticeAtMost });
}

async function registered(deps: WriteDeps, ids: readonly number[]): Promise<readonly number[]> {
  for (const id of ids) {
    const { status } = (await deps.streams.refresh(member, id)).state;
    if (status !== 'registered' && status !== 'leaving') throw notFound('user', id);
  }
  return ids;
}
