import { emailClaim } from '#domain/claim-values.ts';
import { signUpKey } from '../accounts/sign-ups.ts';
import type { WriteDeps } from '../deps.ts';
import { derivedCommandId } from '../kit/commands/command-ids.ts';
import type { CallEnd, DueCall, OutsideCall } from '../kit/outside/outside-call.ts';
import { letterTexts } from '../mail/texts/texts.ts';
import { isWritten, writeLetter } from '../mail/write-letter.ts';
import { mayApply, memberAt } from './applicant.ts';
import { goodForMinutes, signUpCall } from './prepare.ts';
import type { SignUpContent, SignUpTable } from './tables.ts';

/** The outside call that mails the sign-up code, or a hint that the address has an account already. */
export const mailCode: OutsideCall = { kind: signUpCall, atOnce: 4, call };

async function call(deps: WriteDeps, { key: id }: DueCall): Promise<CallEnd> {
  const row = await deps.db.selectFrom('write.sign_ups').where('id', '=', id).selectAll().executeTakeFirst();
  const content = row && ((await deps.sealing.unseal(signUpKey(id), row.content)) as SignUpContent | null);
  if (row !== undefined && content && row.until.toISOString() > deps.clock())
    await writeTo(deps, row, content);
  return { end: 'answered', next: null };
}

/** Returns whether the address belongs to a member who may sign up: one whom staff prepared or declined. */
async function mayApplyAgain(deps: WriteDeps, kind: SignUpTable['kind'], email: string): Promise<boolean> {
  const known = kind === 'user' ? await memberAt(deps, email) : null;
  return known !== null && mayApply(known.state);
}

async function writeTo(
  deps: WriteDeps,
  { id, kind, language, until }: SignUpTable,
  content: SignUpContent,
): Promise<void> {
  const letterId = derivedCommandId(id, 'letter');
  if (await isWritten(deps, letterId)) return;
  const { email, token, code } = content;
  const texts = letterTexts[language];
  const link = `${deps.publicUrl}/registration#${token}.${code}`;
  const isFree = (await deps.claims.isFree(emailClaim(email))) || (await mayApplyAgain(deps, kind, email));
  const minutes = goodForMinutes;
  // Members get no link: they sign up in a separate app that no link can open.
  const withCode =
    kind === 'brand' ? texts.signUpCode({ code, link, minutes }) : texts.memberCode({ code, minutes });
  const text = isFree ? withCode : texts.signUpKnown({ link: `${deps.publicUrl}/forgotten-password` });
  const letter = { id: letterId, to: email, ...text };
  const cause = { eventId: letterId, correlationId: id };
  await writeLetter(
    deps,
    { letter, person: signUpKey(id), until: until.toISOString(), cause },
    async () => undefined,
  );
}
