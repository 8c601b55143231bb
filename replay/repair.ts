import { StartFailure } from '#backend/failure.ts';
import type { RepairSubject } from '#domain/replay/read-models.ts';
import type { KeptDifference } from '#projections/kit/tables/kept-difference.ts';
import { type Asker, carriedOut } from './operations.ts';

/** The repaired differences, and the log positions of the repair. */
export interface Repaired {
  differences: KeptDifference[];
  /** Of which the differences may only be the first. */
  count: number;
  recorded: string[];
}

/** Has something repaired, which is recorded with who asked for it and why. */
export async function repair(subject: RepairSubject, asker: Asker): Promise<Repaired> {
  const ended = await carriedOut({ action: 'repair', subject }, asker);
  if (ended === null)
    throw new StartFailure('interrupted: the repair is done as soon as the projections run');
  const { operation, differences } = ended;
  return {
    differences,
    count: operation.differences ?? 0,
    recorded: operation.result?.recorded ?? [],
  };
}
