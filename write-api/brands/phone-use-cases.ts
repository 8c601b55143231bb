import type { Static } from 'typebox';
import { type BrandCommand, brand } from '#domain/brands/brand.ts';
import type { PhoneContact } from '#domain/brands/brand-events.ts';
import { personKey } from '#domain/members/person.ts';
import { keptPhone } from '#domain/text/phone.ts';
import { notFound } from '#http/errors.ts';
import type { WriteDeps } from '../deps.ts';
import { asItStands } from '../kit/changes/as-it-stands.ts';
import type { Asked } from '../kit/changes/asked.ts';
import { type Changed, makeChange, present } from '../kit/changes/change.ts';
import { taken } from '../kit/changes/fields.ts';
import type { FromWire } from '../kit/changes/names.ts';
import { resealed } from '../kit/changes/resealed.ts';
import type { PhoneChanges } from './bodies.ts';
import { seesBrand } from './visible.ts';

type PhoneSaid = FromWire<Static<typeof PhoneChanges>>;

/** A phone, named by its brand and its id. */
interface PhoneOf {
  brandId: number;
  id: number;
}

/** Adds a phone to a brand. Returns the brand's revision and the phone's id. Throws 404 if the caller may not see the brand. */
export async function addBrandPhone(
  deps: WriteDeps,
  asked: Asked,
  { brandId, said }: { brandId: number; said: PhoneContact & { isPublic?: boolean } },
): Promise<Changed> {
  const { name, phone, isPublic = false } = said;
  const { state } = await present(deps, brand, brandId, asked.context, seesBrand(asked.caller));
  const { brand_phone: [phoneId = 0] = [] } = await deps.ids.forCommand({ brand_phone: 1 }, asked.context);
  const kept: PhoneContact = { name, phone: keptPhone(phone, state.regionId) };
  const contact = await deps.seal(personKey('brand', brandId), kept);
  const commands: BrandCommand[] = [{ action: 'add_phone', phoneId, contact, isPublic }];
  const change = { decider: brand, id: brandId, commands, name: 'add_phone' };
  return { ...(await makeChange(deps, change, asked)), id: phoneId };
}

/** Changes a phone. Throws 404 if the caller may not see the brand, or the brand has no such phone. */
export function reviseBrandPhone(
  deps: WriteDeps,
  asked: Asked,
  wanted: { of: PhoneOf; said: PhoneSaid },
): Promise<Changed> {
  return asItStands(deps, brand, wanted.of.brandId, asked, (pinned) =>
    reviseBrandPhoneAsItStands(deps, pinned, wanted),
  );
}

async function reviseBrandPhoneAsItStands(
  deps: WriteDeps,
  asked: Asked,
  { of, said }: { of: PhoneOf; said: PhoneSaid },
): Promise<Changed> {
  const { state } = await present(deps, brand, of.brandId, asked.context, seesBrand(asked.caller));
  const known = state.phones.find((phone) => phone.phoneId === of.id);
  if (known === undefined) throw notFound('brand_phone', of.id);
  const person = personKey('brand', of.brandId);
  const { sealed } = await resealed<PhoneContact>(deps, person, known.contact, (now) => ({
    ...(now ?? { name: '', phone: '' }),
    ...taken(said, { name: true, phone: false, isPublic: false }),
    ...(said.phone !== undefined && { phone: keptPhone(said.phone, state.regionId) }),
  }));
  const fields = {
    ...(sealed && { contact: sealed }),
    ...taken(said, { isPublic: true, name: false, phone: false }),
  };
  const commands: BrandCommand[] = [{ action: 'revise_phone', phoneId: of.id, fields }];
  const change = { decider: brand, id: of.brandId, commands, name: 'revise_phone' };
  return { ...(await makeChange(deps, change, asked)), id: of.id };
}

/** Removes a phone of a brand. Throws 404 if the caller may not see the brand. */
export async function removeBrandPhone(deps: WriteDeps, asked: Asked, of: PhoneOf): Promise<Changed> {
  const { context, caller } = asked;
  const { state, isRepeat } = await present(deps, brand, of.brandId, context, seesBrand(caller));
  const isThere = state.phones.some((phone) => phone.phoneId === of.id);
  if (!isThere && !isRepeat) throw notFound('brand_phone', of.id);
  const commands: BrandCommand[] = [{ action: 'remove_phone', phoneId: of.id }];
  const change = { decider: brand, id: of.brandId, commands, name: 'remove_phone' };
  return { ...(await makeChange(deps, change, asked)), id: of.id };
}
