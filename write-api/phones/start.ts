import { randomUUID } from 'node:crypto';
import type { Static } from 'typebox';
import { phoneClaim } from '#domain/claim-values.ts';
import { later } from '#domain/reacting.ts';
import { isMobile, keptPhone } from '#domain/text/phone.ts';
import { unprocessable } from '#http/errors.ts';
import { hashOfToken, newCode, newToken } from '../accounts/one-time.ts';
import type { WriteDeps } from '../deps.ts';
import { derivedCommandId } from '../kit/commands/command-ids.ts';
import { letterTexts } from '../mail/texts/texts.ts';
import { writeLetter } from '../mail/write-letter.ts';
import type { StartBody, Started } from './contract.ts';
import { checkKey, codeMinutes, sweepChecks } from './phone-checks.ts';
import type { PhoneContent } from './tables.ts';

/**
 * Sends a code to a phone. The answer and its timing are the same whether or not the phone belongs to an account. Throws 422
 * `phone.invalid` if the number is no mobile phone of the country. Throws 429 after five messages to a phone or twenty from a
 * network address in an hour, and after five wrong codes.
 */
export async function startPhoneCheck(
  deps: WriteDeps,
  address: string,
  { phone: said, purpose = 'sign_up', region_id: region = 'KOREA', language = 'ko' }: StartBody,
): Promise<Static<typeof Started>> {
  if (!isMobile(said, region))
    throw unprocessable('phone.invalid', 'enter a mobile phone number of the country');
  const { clock, claims, attempts, seal } = deps;
  const phone = keptPhone(said, region);
  const name = claims.nameOf(phoneClaim(phone, region));
  await attempts.message(address, name);
  await sweepChecks(deps);
  const id = randomUUID();
  const token = newToken();
  const code = newCode();
  const content = await seal(checkKey(id), { phone, region, code } satisfies PhoneContent);
  const until = later(clock(), codeMinutes * 60_000);
  const row = { id, hash: hashOfToken(token), phone: name, purpose, content, until: new Date(until) };
  const letter = {
    id: derivedCommandId(id, 'message'),
    to: phone,
    subject: '',
    text: letterTexts[language].phoneCode({ code, minutes: codeMinutes }),
  };
  const cause = { eventId: id, correlationId: id };
  await writeLetter(deps, { letter, way: 'sms', person: checkKey(id), until, cause }, async (transaction) => {
    await transaction
      .insertInto('write.phone_checks')
      .values({ ...row, proof_hash: null, spent_by: null })
      .execute();
  });
  return { token };
}
