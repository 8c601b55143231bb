import type { Api } from './api.ts';
import { spreadIds } from './ids.ts';
import { type Spread, spreadOf, timed } from './spread.ts';

export interface CommandFigures {
  acknowledged: Spread;
  /**
   * Time from a command's acknowledgement until a read that waits for the command's position has returned the row.
   */
  readable: Spread;
  history: Spread;
  detail: Spread;
}

const runs = 200;

/**
 * Measures commands one after the other, on garments spread over the list, and reads each back. Also measures the
 * histories of as many items.
 */
export async function measureCommands(api: Api): Promise<CommandFigures> {
  const stocks = await spreadIds(api, '/v1/stocks', runs);
  const items = await spreadIds(api, '/v2/trysets/items', runs);
  const acknowledged: number[] = [];
  const readable: number[] = [];
  for (const [index, id] of [...stocks, ...stocks].entries()) {
    const memo = { memo_in_use: `measured ${index}` };
    const began = performance.now();
    const { headers } = await api.post(`/v1/stocks/${id}/actions/memo_in_use`, memo);
    const answered = performance.now();
    const position = headers.get('x-position') ?? '0';
    const row = await api.get<{ memoInUse: string }>(`/v1/stocks/${id}`, { 'x-min-position': position });
    if (row.body.memoInUse !== memo.memo_in_use) throw new Error('a read did not show the command before it');
    // The first round is not measured, as it opens streams, connections and query plans.
    if (index < stocks.length) continue;
    acknowledged.push(answered - began);
    readable.push(performance.now() - answered);
  }
  return {
    acknowledged: spreadOf(acknowledged),
    readable: spreadOf(readable),
    history: await timed(runs, 10, async (run) => {
      await api.get(`/v2/trysets/items/${items[run % items.length]}/history?limit=100`);
    }),
    detail: await timed(runs, 10, async (run) => {
      await api.get(`/v2/trysets/items/${items[run % items.length]}`);
    }),
  };
}
