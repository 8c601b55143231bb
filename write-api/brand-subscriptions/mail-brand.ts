import { personKey } from '#domain/members/person.ts';
import { later } from '#domain/reacting.ts';
import { callerFor } from '../accounts/accounts.ts';
import { addressOf } from '../auth/address-of.ts';
import { idsOfBrand } from '../brands/of-brand-index.ts';
import type { DeadlineCause } from '../database.ts';
import type { WriteDeps } from '../deps.ts';
import { derivedCommandId } from '../kit/commands/command-ids.ts';
import type { LetterText } from '../mail/texts/letter-texts.ts';
import { isWritten, writeLetter } from '../mail/write-letter.ts';

/** The number of days after which a letter is no longer sent. */
const goodForDays = 30;

interface BrandLetter {
  brandId: number;
  /** The name of the letter: each admin gets one letter of a name. */
  name: string;
  cause: DeadlineCause;
  text: LetterText;
}

/** Mails a letter to each active admin of a brand; an admin without an address gets none. */
export async function mailBrand(deps: WriteDeps, { brandId, name, cause, text }: BrandLetter): Promise<void> {
  const until = later(deps.clock(), goodForDays * 86_400_000);
  for (const id of await idsOfBrand(deps.db, 'brand_admin', brandId)) {
    const admin = { kind: 'brand_admin', id } as const;
    const letterId = derivedCommandId(name, `letter to ${id}`);
    if ((await isWritten(deps, letterId)) || (await isSent(deps, letterId))) continue;
    const to = await addressOf(deps, admin);
    if (to === null || (await callerFor(deps, admin)) === null) continue;
    const letter = { id: letterId, to, ...text };
    await writeLetter(deps, { letter, person: personKey('brand_admin', id), until, cause }, async () => {});
  }
}

/** Returns whether a letter was sent in the last day. */
async function isSent({ db }: WriteDeps, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('write.letters_sent')
    .where('letter_id', '=', id)
    .select('letter_id')
    .executeTakeFirst();
  return row !== undefined;
}
