import type { Currency } from '#domain/payments/payment-kinds.ts';
import type { Language } from '#domain/words/languages.ts';

/** Formats an amount of money for a letter in a language. */
export function amountIn(language: Language, amount: number, currency: Currency): string {
  return new Intl.NumberFormat(language, { style: 'currency', currency }).format(amount);
}
