import { type FoundPage, findRows } from '../kit/actions/bulk/find-rows.ts';
import { api } from '../kit/client/api.ts';
import type { Selection } from '../kit/list/selection.ts';

const atOnce = 500;

/**
 * The ids of all rows of a list that the filters match.
 *
 * @throws {CountChangedError} if their number has changed.
 */
export async function idsMatching(
  path: string,
  { filter, count }: Extract<Selection<unknown>, { kind: 'all' }>,
): Promise<number[]> {
  const rows = await findRows<{ id: number }>({
    count,
    ask: async (offset) => {
      const query = { ...filter, order: 'id', limit: atOnce, offset };
      return (await api.call<FoundPage<{ id: number }>>('GET', path, { query })).data;
    },
    onFound: () => undefined,
    isStopped: () => false,
  });
  return rows.map(({ id }) => id);
}
