import { claimKinds } from '#domain/claims.ts';
import { allWritten } from '#domain/written.ts';
import type { ReadModels } from '../database.ts';

/**
 * How events of a stream category move rows into or out of a list. `any`: unpredictably, which requires a full count.
 * A function: it returns the ids of rows that events on these entities may have moved.
 */
type Move = 'any' | ((db: ReadModels, ids: readonly number[]) => Promise<readonly number[]>);

/** The moves of a list by stream category. Events of missing categories move no row. */
export type Moves = Readonly<Record<string, Move>>;

/** The categories of all streams that the domain writes. */
export const knownCategories: ReadonlySet<string> = new Set([
  ...allWritten.map(({ fold }) => fold.category),
  ...claimKinds.map((kind) => `claim_${kind}`),
]);

/** Categories of retries and rebuilds, which fold events without a new event in the folded streams. */
const ofTheProjection = ['projection', 'read_models'];

/** How events of a category move rows; null if they move none. Events of an unknown category may move any row. */
export function moveOf(moves: Moves, category: string): Move | null {
  const isUnpredictable = ofTheProjection.includes(category) || !knownCategories.has(category);
  return moves[category] ?? (isUnpredictable ? 'any' : null);
}
