import type { Caller } from '#http/caller.ts';
import type { ReadModels } from '../../../database.ts';
import type { Step } from '../../history/streams.ts';
import type { Cut } from '../cut.ts';
import type { Load } from '../past.ts';

/** What else than its own stream a row of a list reads of the past. */
export interface Around {
  /** Loads the streams that rows need besides the things' own. The streams are whole; `cut` selects their steps until the instant. */
  load(load: Load, own: readonly Step[], cut: Pick<Cut, 'counted'>): Promise<Step[]>;
  /** The people whose past data the rows show, and those of them that the caller may still see. */
  people?(
    db: ReadModels,
    caller: Caller,
    ids: readonly number[],
  ): Promise<{ known: string[]; seen: string[] }>;
}

/** For rows that read their own streams alone. */
export const nothingAround: Around = { load: async () => [] };
