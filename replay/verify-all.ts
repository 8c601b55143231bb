import type { Entity } from '#projections/kit/verify/entity.ts';
import { collisions } from './collisions.ts';
import type { House } from './house.ts';
import { type PointSums, pointsReconciled } from './points-reconciled.ts';
import { collisionLine, jsonOf, pointLine } from './verify-lines.ts';
import type { VerifyOptions } from './verify-options.ts';

/** What is known of a whole house alone; null where only a part was asked for. */
export interface OfAll {
  /** How many codes and names several have. No difference: nothing can repair them. */
  collisions: number | null;
  /** Of all members' points. Whose do not come out even is a difference. */
  points: PointSums | null;
}

/** Tells whose codes and names look the same and whose points do not come out even, and how many of these there are. */
export async function toldOfAll(
  { backend }: House,
  { log, rows, projection, json }: VerifyOptions,
  entity: Entity | null,
): Promise<OfAll & { uneven: number }> {
  const isPart = entity !== null || projection !== undefined || (log && !rows);
  if (isPart) return { collisions: null, points: null, uneven: 0 };
  const alike = await collisions(backend.databaseUrl);
  for (const each of alike) console.log(json ? jsonOf({ of: 'collision', ...each }) : collisionLine(each));
  const { sums, differences } = await pointsReconciled(backend.databaseUrl);
  for (const each of differences) console.log(json ? jsonOf(each) : pointLine(each));
  return { collisions: alike.length, points: sums, uneven: differences.length };
}
