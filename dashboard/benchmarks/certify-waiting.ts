import { api } from '../kit/client/api.ts';

export const runsPath = '/v1/looks/certification_runs';

/** Maximum number of looks per call. */
const atOnce = 500;

interface Looks {
  count: number;
  data: { id: number }[];
}

/** Sends all waiting looks to the language model as one run. Returns their number. */
export async function certifyWaiting(): Promise<number> {
  const ids: number[] = [];
  let count = 1;
  while (ids.length < count) {
    const query = { certification_status: 'in_progress', order: 'id', limit: atOnce, offset: ids.length };
    const { data } = await api.call<Looks>('GET', '/v1/looks', { query });
    if (data.data.length === 0) break;
    count = data.count;
    ids.push(...data.data.map(({ id }) => id));
  }
  let run_id: string | undefined;
  for (let place = 0; place < ids.length; place += atOnce) {
    const body = { look_ids: ids.slice(place, place + atOnce), ...(run_id !== undefined && { run_id }) };
    const { data } = await api.call<{ runId: string }>('POST', runsPath, {
      body,
      intent: crypto.randomUUID(),
    });
    run_id = data.runId;
  }
  return ids.length;
}
