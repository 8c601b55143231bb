import { system } from '#domain/actor.ts';
import { type BrandCommand, brand } from '#domain/brands/brand.ts';
import { brandAdmin } from '#domain/brands/brand-admin.ts';
import type { BusinessRegistration } from '#domain/brands/brand-events.ts';
import type { BrandState } from '#domain/brands/brand-state.ts';
import { emailClaim, usernameClaim } from '#domain/claim-values.ts';
import type { Language } from '#domain/words/languages.ts';
import type { Caller } from '#http/caller.ts';
import { type ProvenSignUp, provenSignUp, signUpOver } from '../accounts/sign-ups.ts';
import { requireAccountRules } from '../auth/account-rules.ts';
import { addBrandAdmin } from '../brands/add-brand-admin.ts';
import { furtherCommands, wholeBrand } from '../brands/brand-commands.ts';
import { businessNumberClaims, requireBusinessNumber } from '../brands/business-claims.ts';
import type { WriteDeps } from '../deps.ts';
import type { Asked } from '../kit/changes/asked.ts';
import { type ChangedTo, makeChange } from '../kit/changes/change.ts';
import { taken } from '../kit/changes/fields.ts';
import { derivedCommandId } from '../kit/commands/command-ids.ts';
import type { CommandContext } from '../kit/commands/context.ts';
import { refusalError } from '../kit/commands/request.ts';
import type { BrandSignUpBody, SignedUp } from './contract.ts';
import { requireTerms } from './require-terms.ts';

/**
 * Records a brand's application, with its first admin. All requests with one token are one command, so that the applicant can
 * retry after a crash. Throws 422 `sign_up.over`, `sign_up.code_wrong`, `terms.in_the_way` and
 * `brand.business_number_invalid`, 422 for the rules of usernames, passwords and pictures, and 409 `claim.username_taken`,
 * `claim.email_taken` and `claim.business_number_taken`.
 */
export async function signUpBrand(
  deps: WriteDeps,
  uploads: Asked['uploads'],
  said: BrandSignUpBody,
): Promise<SignedUp> {
  const signUp = await provenSignUp(deps, said, 'brand');
  const { admin } = said;
  requireAccountRules(admin.username, admin.password);
  requireTerms(said.agreed_terms);
  requireBusinessNumber(said.business_registration_number, said.region_id);
  const { brandId, adminId, context } = await givenTo(deps, signUp);
  const before = (await deps.streams.refresh(brandAdmin, adminId)).state;
  // An earlier request crashed, and its claims have expired since, so this admin id cannot be used any more.
  if (before.status === 'expired') throw signUpOver();
  if (before.status !== 'none') return { isApplied: true, brandId, username: before.username };
  const by = { category: 'brand_admin', id: adminId } as const;
  const claims = [usernameClaim(admin.username), emailClaim(signUp.email)];
  // Claims are taken before the brand exists: a brand whose admin's claims fail would have no admin.
  const claimed = await deps.claims.take(claims, by, context);
  if (!claimed.ok) throw refusalError(claimed);
  const applied = { id: brandId, adminId, language: signUp.language };
  const { state } = await applyFor(deps, { applied, uploads, context }, said).catch(
    async (error: unknown) => {
      await deps.claims.release(claims, by, context);
      throw error;
    },
  );
  const account = {
    ...taken(admin, { username: true, password: true, name: true, phone: true, position: false }),
    position: admin.position ?? null,
  };
  const added = await addBrandAdmin(deps, { id: adminId, brandId, email: signUp.email, ...account }, context);
  return { isApplied: true, brandId: state.brandId, username: added.state.username };
}

interface Given {
  brandId: number;
  adminId: number;
  context: CommandContext;
}

/** Returns the ids and the command context of this sign-up, which are the same for each retry. */
async function givenTo({ ids, clock }: WriteDeps, { id }: ProvenSignUp): Promise<Given> {
  const commandId = derivedCommandId(id, 'sign_up');
  const command = { commandId, correlationId: id, causationId: id, bodyHash: id, receivedAt: clock() };
  const given = await ids.forCommand({ brand: 1, brand_admin: 1 }, { ...command, actor: system });
  const { brand: [brandId] = [], brand_admin: [adminId] = [] } = given;
  if (brandId === undefined || adminId === undefined) throw new Error('no ids were given');
  return { brandId, adminId, context: { ...command, actor: { label: 'brand_admin', id: adminId } } };
}

interface Applying extends Pick<Asked, 'uploads' | 'context'> {
  applied: { id: number; adminId: number; language: Language };
}

/** Records the brand's application, with its business registration and certificate. */
async function applyFor(
  deps: WriteDeps,
  { applied: { id, adminId, language }, uploads, context }: Applying,
  said: BrandSignUpBody,
): Promise<ChangedTo<BrandState>> {
  const agreed = said.agreed_terms;
  const fields = { name: said.name, nameKo: said.name_ko ?? null, regionId: said.region_id };
  const agreeMarketing = agreed.some(({ terms }) => terms === 'marketing');
  const registration: BusinessRegistration = {
    businessName: said.business_name,
    businessRegistrationNumber: said.business_registration_number,
    businessEmail: null,
  };
  const caller: Caller = {
    label: 'brand_admin',
    id: adminId,
    name: said.admin.name,
    brandId: id,
    brand: { name: fields.name, nameKo: fields.nameKo },
  };
  const further = { ...registration, businessCertificateImage: said.business_certificate_image };
  const commands: BrandCommand[] = [
    {
      action: 'apply',
      brandId: id,
      application: { adminId, language, agreed },
      ...wholeBrand({ ...fields, agreeMarketing }),
    },
    ...(await furtherCommands(deps, { uploads, caller }, id, brand.initial, further)),
  ];
  const taken = businessNumberClaims(said.business_registration_number, said.region_id);
  const claims = { by: { category: 'brand' as const, id }, taken, givenUp: [] };
  return makeChange(deps, { decider: brand, id, commands, name: 'apply', claims }, { context, uploads });
}
