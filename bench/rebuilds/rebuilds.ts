import type { Api } from '../api.ts';
import { copyRate } from '../limits.ts';
import { ended, run } from '../processes.ts';
import { measureRebuild, type RebuildFigures } from '../replay.ts';

export interface RebuildsFigures {
  rebuilds: RebuildFigures[];
  /** Events per second that COPY wrote from the same mirror, taking turns with the rebuilds. */
  copies: number[];
}

/** Rebuilds every read model, taking turns with COPY of the mirror. The first round of both does not count. */
export async function measureRebuilds(
  api: Api,
  databaseUrl: string,
  env: Record<string, string>,
  rounds: number,
): Promise<RebuildsFigures> {
  const figures: RebuildsFigures = { rebuilds: [], copies: [] };
  for (let round = -1; round < rounds; round++) {
    const rebuilt = await measureRebuild(api, env);
    const dropping = run('replay/main.ts', ['drop-old'], env);
    dropping.stdout?.resume();
    if ((await ended(dropping)) !== 0) throw new Error('what stood before the rebuild could not be dropped');
    const rate = await copyRate(databaseUrl);
    if (round < 0) continue;
    figures.rebuilds.push(rebuilt);
    figures.copies.push(rate);
  }
  return figures;
}
