import type { Language } from '#domain/words/languages.ts';

/** A brand's name in this language. Without a language (for programs) it is the brand's primary name. */
export function brandName(brand: { name: string; nameKo: string | null }, language?: Language): string {
  return language === 'ko' ? brand.nameKo || brand.name : brand.name;
}
