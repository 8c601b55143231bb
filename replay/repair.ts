import { StartFailure } from '#backend/failure.ts';
import type { RepairSubject } from '#domain/replay/read-models.ts';
import type { KeptDifference } from '#projections/kit/tables/kept-difference.ts';
import { type Asker, carriedOut } from './operations.ts';

/** The repaired differences, and the log position of the repair. */
export interface Repaired {
  differences: KeptDifference[];
  /** Number of all repaired differences; `differences` may contain only the first ones. */
  count: number;
  recorded: string[];
}

/** Requests a repair and waits for it. The log records the requester and the reason. */
export async function repair(subject: RepairSubject, asker: Asker): Promise<Repaired> {
  const ended = await carriedOut({ action: 'repair', subject }, asker);
  if (ended === null)
    throw new StartFailure('interrupted: the repair continues as soon as the projections run');
  const { operation, differences } = ended;
  return {
    differences,
    count: operation.differences ?? 0,
    recorded: operation.result?.recorded ?? [],
  };
}
