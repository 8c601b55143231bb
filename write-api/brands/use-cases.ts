import { type BrandCommand, brand } from '#domain/brands/brand.ts';
import type { BrandCertification } from '#domain/brands/brand-events.ts';
import { endAccess } from '../auth/end-access.ts';
import type { WriteDeps } from '../deps.ts';
import { asItStands } from '../kit/changes/as-it-stands.ts';
import type { Asked } from '../kit/changes/asked.ts';
import { type Changed, makeChange, present } from '../kit/changes/change.ts';
import { requireNotInUse } from '../kit/changes/in-use.ts';
import type { BrandSaid } from './bodies.ts';
import { brandFields, furtherCommands, replacedBrand, whole, wholeBrand } from './brand-commands.ts';
import { businessClaimsFor, businessClaimsOf } from './business-claims.ts';
import { isRevisable, seesBrand } from './visible.ts';

/** Registers a brand, unpublished by default. 422 `picture.unknown`, and the errors of refused pictures. */
export async function registerBrand(
  deps: WriteDeps,
  asked: Asked,
  said: BrandSaid & { name: string },
): Promise<Changed> {
  const { brand: [id = 0] = [] } = await deps.ids.forCommand({ brand: 1 }, asked.context);
  const commands: BrandCommand[] = [
    { action: 'register', brandId: id, ...wholeBrand(said) },
    ...(await furtherCommands(deps, asked, id, brand.initial, said)),
  ];
  const claims = await businessClaimsFor(deps, id, brand.initial, said);
  return makeChange(deps, { decider: brand, id, commands, name: 'register', claims }, asked);
}

/**
 * Changes the given fields of a brand. 404 if the caller may not see it, 409 `claim.business_number_taken`, 422 as above.
 */
export function reviseBrand(
  deps: WriteDeps,
  asked: Asked,
  wanted: { id: number; said: BrandSaid },
): Promise<Changed> {
  return asItStands(deps, brand, wanted.id, asked, (pinned) => reviseBrandAsItStands(deps, pinned, wanted));
}

async function reviseBrandAsItStands(
  deps: WriteDeps,
  asked: Asked,
  { id, said }: { id: number; said: BrandSaid },
): Promise<Changed> {
  const { state } = await present(deps, brand, id, asked.context, isRevisable(asked.caller));
  const commands: BrandCommand[] = [
    { action: 'revise', fields: brandFields(said) },
    ...(await furtherCommands(deps, asked, id, state, said)),
  ];
  const claims = await businessClaimsFor(deps, id, state, said);
  return makeChange(deps, { decider: brand, id, commands, name: 'revise', claims }, asked);
}

/** Replaces a brand's data; pictures and publication stay unless named. Errors as above. */
export function replaceBrand(
  deps: WriteDeps,
  asked: Asked,
  wanted: { id: number; said: BrandSaid & { name: string } },
): Promise<Changed> {
  return asItStands(deps, brand, wanted.id, asked, (pinned) => replaceBrandAsItStands(deps, pinned, wanted));
}

async function replaceBrandAsItStands(
  deps: WriteDeps,
  asked: Asked,
  { id, said }: { id: number; said: BrandSaid & { name: string } },
): Promise<Changed> {
  const { state } = await present(deps, brand, id, asked.context, isRevisable(asked.caller));
  const commands: BrandCommand[] = [
    { action: 'revise', fields: replacedBrand(said, state) },
    ...(await furtherCommands(deps, asked, id, state, whole(said))),
  ];
  const claims = await businessClaimsFor(deps, id, state, whole(said));
  return makeChange(deps, { decider: brand, id, commands, name: 'revise', claims }, asked);
}

/** Sets how looks that tag the brand's items are certified. 404 as above. */
export async function setCertificationRule(
  deps: WriteDeps,
  asked: Asked,
  {
    id,
    said,
  }: { id: number; said: Pick<BrandCertification, 'certificationRule'> & Partial<BrandCertification> },
): Promise<Changed> {
  await present(deps, brand, id, asked.context, seesBrand(asked.caller));
  const { certificationRule, essentialHashtags = [], essentialWords = [] } = said;
  const commands: BrandCommand[] = [
    { action: 'set_certification_rule', certificationRule, essentialHashtags, essentialWords },
  ];
  return makeChange(deps, { decider: brand, id, commands, name: 'set_certification_rule' }, asked);
}

/** Removes a brand and ends its admins' sign-ins; its history stays. 404 as above, 409 `removal.in_use`. */
export async function removeBrand(deps: WriteDeps, asked: Asked, id: number): Promise<Changed> {
  const { isRepeat, state } = await present(deps, brand, id, asked.context, seesBrand(asked.caller));
  if (!isRepeat) await requireNotInUse(deps, { brandId: id });
  const commands: BrandCommand[] = [{ action: 'remove' }];
  const givenUp = await businessClaimsOf(deps, id, state);
  const claims = { by: { category: 'brand' as const, id }, taken: [], givenUp };
  const changed = await makeChange(deps, { decider: brand, id, commands, name: 'remove', claims }, asked);
  await endAccess(deps, { type: 'BrandRemoved', data: {} }, id);
  return changed;
}
