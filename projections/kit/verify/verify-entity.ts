import type { ReadModels } from '../../projection.ts';
import { withConnection } from '../rebuild/connection.ts';
import { loadCheckpoint, loadParked } from '../runner/checkpoint.ts';
import type { RowDifference, Tell } from './difference.ts';
import { type Entity, modelsOf, seek } from './entity.ts';
import { type FamilySetting, foldFamily } from './family.ts';
import { rowDifferences } from './row-differences.ts';
import { atOneMoment, createScratch } from './scratch.ts';

export interface EntityOptions extends Omit<FamilySetting, 'client'> {
  databaseUrl: string;
  models: ReadModels;
  entity: Entity;
  tell: Tell<RowDifference>;
}

export interface EntityVerified {
  position: bigint;
  rows: number;
  differences: number;
}

/**
 * Compares the rows of one entity with a fold of its events, in one snapshot, while commands continue.
 *
 * @throws {RebuildRefused} for an unknown name, and for rows whose events cannot be folded.
 */
export function verifyEntity({
  databaseUrl,
  entity,
  tell,
  ...family
}: EntityOptions): Promise<EntityVerified> {
  return withConnection(databaseUrl, async (client) => {
    const models = modelsOf(family.models, entity);
    await createScratch(client, models);
    return atOneMoment(client, models, async () => {
      const { position } = await loadCheckpoint(client);
      const sought = await seek(client, family.models, entity, family.upcasters);
      await foldFamily({ ...family, models, client }, sought);
      const found = rowDifferences(client, family.models, await loadParked(client), sought.targets);
      let differences = 0;
      for await (const difference of found) {
        differences += 1;
        tell(difference);
      }
      const rows = sought.targets.reduce((sum, { keys }) => sum + keys.length, 0);
      return { position, rows, differences };
    });
  });
}
