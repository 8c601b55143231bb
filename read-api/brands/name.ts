import type { Language } from '#domain/words/languages.ts';

/** A brand's name as people of this language know it; for programs always its own. */
export function brandName(brand: { name: string; nameKo: string | null }, language?: Language): string {
  return language === 'ko' ? brand.nameKo || brand.name : brand.name;
}
