import type { BrandEvent } from '#domain/brands/brand-events.ts';
import type { BrandRow } from '#projections/brands/tables.ts';
import type { ReadModels } from '../database.ts';
import type { Application } from './contract.ts';

const told = [
  'BrandApplied',
  'BrandApproved',
  'BrandDeclined',
] as const satisfies readonly BrandEvent['type'][];

/** A brand's application and its decision; null if staff registered the brand. */
export async function applicationOf(
  db: ReadModels,
  { id, application }: Pick<BrandRow, 'id' | 'application'>,
): Promise<Application | null> {
  if (application === null) return null;
  const events = await db
    .selectFrom('read.log')
    .where('stream', '=', `brand-${id}`)
    .where('type', 'in', told)
    .orderBy('revision')
    .select(['type', 'effectiveAt', 'reason'])
    .execute();
  const [applied, decided] = events;
  if (applied === undefined) return null;
  const { language, agreed } = application;
  return {
    language,
    agreed: [...agreed],
    appliedTime: applied.effectiveAt,
    decided:
      decided === undefined
        ? null
        : { isApproved: decided.type === 'BrandApproved', time: decided.effectiveAt, reason: decided.reason },
  };
}
