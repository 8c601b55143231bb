import { brand } from '#domain/brands/brand.ts';
import { brandAdmin } from '#domain/brands/brand-admin.ts';
import { emailClaim, usernameClaim } from '#domain/claim-values.ts';
import { type Contact, personKey } from '#domain/members/person.ts';
import { keptPhone } from '#domain/text/phone.ts';
import type { Language } from '#domain/words/languages.ts';
import { unprocessable } from '#http/errors.ts';
import { requireAccountRules, requireUsernameRules } from '../auth/account-rules.ts';
import { addCredential } from '../auth/credentials.ts';
import type { WriteDeps } from '../deps.ts';
import { type ChangedTo, makeChange } from '../kit/changes/change.ts';
import { systemContext } from '../kit/changes/context.ts';
import type { CommandContext } from '../kit/commands/context.ts';

export interface NewBrandAdmin {
  /** The new admin's id, if the caller has allocated it; otherwise a new id is allocated. */
  id?: number;
  brandId: number;
  username: string;
  /** The password. If omitted, an e-mail asks the person to choose one. */
  password?: string;
  /** The language of the e-mail; Korean if omitted. */
  language?: Language;
  name?: string | null;
  email?: string | null;
  phone?: string | null;
  position?: string | null;
}

async function givenId({ ids }: WriteDeps, context: CommandContext): Promise<number> {
  const { brand_admin: [id] = [] } = await ids.forCommand({ brand_admin: 1 }, context);
  if (id === undefined) throw new Error('no id was given');
  return id;
}

/**
 * Adds an admin to a brand, or invites the admin if no password is given. The caller checks that the brand exists. Throws like
 * `addStaff`, and `claim.email_taken`, and 422 `brand_admin.no_address` for an invitation without an e-mail address.
 */
export async function addBrandAdmin(
  deps: WriteDeps,
  { id: known, brandId, username, password, language = 'ko', ...said }: NewBrandAdmin,
  context: CommandContext = systemContext(deps.clock),
): Promise<ChangedTo<typeof brandAdmin.initial>> {
  const { name = null, email = null, phone = null, position = null } = said;
  if (password !== undefined) requireAccountRules(username, password);
  else {
    requireUsernameRules(username);
    if (email === null) {
      throw unprocessable(
        'brand_admin.no_address',
        'an invitation needs an e-mail address; or give a password',
      );
    }
  }
  const id = known ?? (await givenId(deps, context));
  const { regionId } = (await deps.streams.refresh(brand, brandId)).state;
  const contact: Contact = { name, email, phone: phone && keptPhone(phone, regionId) };
  const isNamed = Object.values(contact).some((value) => value !== null);
  const personal = isNamed ? await deps.seal(personKey('brand_admin', id), contact) : null;
  const described = { brandAdminId: id, brandId, username, personal, position };
  return makeChange(
    deps,
    {
      decider: brandAdmin,
      id,
      commands: [
        password === undefined
          ? { action: 'invite', ...described, language }
          : { action: 'add', ...described },
      ],
      name: password === undefined ? 'invite' : 'add',
      claims: {
        by: { category: 'brand_admin', id },
        taken: [usernameClaim(username), ...(email === null ? [] : [emailClaim(email)])],
        givenUp: [],
      },
      before: async () => {
        if (password !== undefined)
          await addCredential(deps, { kind: 'brand_admin', id }, username, password);
      },
    },
    { context },
  );
}
