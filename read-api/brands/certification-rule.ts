import type { Caller } from '#http/caller.ts';
import { notFound } from '#http/errors.ts';
import { brandsFor } from '../briefs/brands/scope.ts';
import type { ReadDeps } from '../deps.ts';
import type { BrandCertificationRule } from './contract.ts';

/** Certification rule of a brand, for staff and the brand's own admins. Throws 404 if the caller may not see it. */
export async function certificationRuleOf(
  { db }: ReadDeps,
  caller: Caller,
  id: number,
): Promise<BrandCertificationRule> {
  const row = await brandsFor(db, caller)
    .where('brand.id', '=', id)
    .select(['brand.certificationRule', 'brand.essentialHashtags', 'brand.essentialWords', 'brand.revision'])
    .executeTakeFirst();
  if (row === undefined) throw notFound('brand', id);
  const { essentialHashtags, essentialWords, revision } = row;
  return {
    certificationRule: row.certificationRule,
    essentialHashtags: [...essentialHashtags],
    essentialWords: [...essentialWords],
    revision: String(revision),
  };
}
