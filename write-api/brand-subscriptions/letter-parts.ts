import type { Currency } from '#domain/payments/payment-kinds.ts';
import { languages } from '#domain/words/languages.ts';
import type { WriteDeps } from '../deps.ts';
import type { LetterText, LetterTexts } from '../mail/texts/letter-texts.ts';
import { letterTexts, together } from '../mail/texts/texts.ts';

/** Back-office accounts have no language, so their letters have all languages. */
export function inAll(textIn: (texts: LetterTexts) => LetterText): LetterText {
  return together(languages.map((language) => textIn(letterTexts[language])));
}

export const amountOf = (amount: number, currency: Currency) => `${amount.toLocaleString('en')} ${currency}`;

/** The address of a brand's page about its plan. */
export const linkOf = ({ publicUrl }: WriteDeps, brandId: number) => `${publicUrl}/brands/${brandId}/plan`;
