import { brandAdmin } from '#domain/brands/brand-admin.ts';
import { type Contact, personKey } from '#domain/members/person.ts';
import { requireAccountRules } from '../auth/account-rules.ts';
import { addCredential } from '../auth/credentials.ts';
import type { WriteDeps } from '../deps.ts';
import { type Changed, makeChange } from '../kit/changes/change.ts';
import { systemContext } from '../kit/changes/context.ts';
import { emailClaim, usernameClaim } from '../kit/commands/claim-values.ts';
import type { CommandContext } from '../kit/commands/context.ts';

export interface NewBrandAdmin {
  brandId: number;
  username: string;
  password: string;
  name?: string | null;
  email?: string | null;
  phone?: string | null;
  position?: string | null;
}

/** Adds an admin to a brand that the caller has found to exist. Throws as `addStaff` does, and `claim.email_taken`. */
export async function addBrandAdmin(
  deps: WriteDeps,
  { brandId, username, password, name = null, email = null, phone = null, position = null }: NewBrandAdmin,
  context: CommandContext = systemContext(deps.clock),
): Promise<Changed<typeof brandAdmin.initial>> {
  requireAccountRules(username, password);
  const { brand_admin: [id] = [] } = await deps.ids.forCommand({ brand_admin: 1 }, context);
  if (id === undefined) throw new Error('no id was given');
  const contact: Contact = { name, email, phone };
  const isNamed = Object.values(contact).some((value) => value !== null);
  const personal = isNamed ? await deps.seal(personKey('brand_admin', id), contact) : null;
  return makeChange(
    deps,
    {
      decider: brandAdmin,
      id,
      commands: [{ action: 'add', brandAdminId: id, brandId, username, personal, position }],
      name: 'add',
      claims: {
        by: { category: 'brand_admin', id },
        taken: [usernameClaim(username), ...(email === null ? [] : [emailClaim(email)])],
        givenUp: [],
      },
      before: () => addCredential(deps, { kind: 'brand_admin', id }, username, password),
    },
    { context },
  );
}
