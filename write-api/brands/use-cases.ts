import { type BrandCommand, brand } from '#domain/brands/brand.ts';
import type { BrandCertification } from '#domain/brands/brand-events.ts';
import { endAccess } from '../auth/end-access.ts';
import type { WriteDeps } from '../deps.ts';
import { asItStands } from '../kit/changes/as-it-stands.ts';
import type { Asked } from '../kit/changes/asked.ts';
import { type Changed, makeChange, present } from '../kit/changes/change.ts';
import { requireNotInUse } from '../kit/changes/in-use.ts';
import { beginRemoval } from '../kit/changes/removing.ts';
import { requireNoConfirmedUse } from '../live-look-uses.ts';
import { requireNoOpenOrder } from '../open-order-items.ts';
import { requireNothingOpen } from '../open-payments.ts';
import type { BrandSaid } from './bodies.ts';
import { brandFields, furtherCommands, replacedBrand, whole, wholeBrand } from './brand-commands.ts';
import { businessClaimsFor, businessClaimsOf } from './business-claims.ts';
import { requireUnbilled } from './unbilled.ts';
import { isRevisable, seesBrand } from './visible.ts';

/**
 * Registers a brand, unpublished unless the body publishes it. Throws 422 `picture.unknown`, and the errors of unusable
 * pictures.
 */
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
 * Changes a brand. Throws 404 if the caller may not see the brand, 409 `claim.business_number_taken`, and 422 like
 * `registerBrand`.
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

/** Replaces a brand. Pictures and publication stay unless the body has them. Throws like `reviseBrand`. */
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

/** Sets the rule by which looks of the brand's items are certified. Throws 404 if the caller may not see the brand. */
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

/**
 * Removes a brand and ends its admins' sign-ins; its history stays. Throws 404 if the caller may not see the brand, and 409
 * `removal.in_use` and `removal.payment_open`.
 */
export function removeBrand(deps: WriteDeps, asked: Asked, id: number): Promise<Changed> {
  return asItStands(deps, brand, id, asked, (pinned) => removeBrandAsItStands(deps, pinned, id));
}

async function removeBrandAsItStands(deps: WriteDeps, asked: Asked, id: number): Promise<Changed> {
  const { isRepeat, state } = await present(deps, brand, id, asked.context, seesBrand(asked.caller));
  const removing = {
    decider: brand,
    id,
    begin: { action: 'begin_removal' },
    stop: { action: 'stop_removal' },
    async check() {
      await requireNotInUse(deps, { brandId: id });
      await requireUnbilled(deps, id);
      await requireNoConfirmedUse(deps, id);
      await requireNoOpenOrder(deps, { brandId: id });
      await requireNothingOpen(deps, { kind: 'brand', id });
    },
  } as const;
  const seenRevision = isRepeat ? asked.seenRevision : await beginRemoval(deps, removing, asked);
  const commands: BrandCommand[] = [{ action: 'remove' }];
  const givenUp = await businessClaimsOf(deps, id, state);
  const claims = { by: { category: 'brand' as const, id }, taken: [], givenUp };
  const change = { decider: brand, id, commands, name: 'remove', claims };
  const changed = await makeChange(deps, change, { ...asked, seenRevision });
  await endAccess(deps, { type: 'BrandRemoved', data: {} }, id);
  return changed;
}
