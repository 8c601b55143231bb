import type { Language } from '../kit/preferences/preferences.ts';

/** A brand's name as people of this language know it. */
export function brandName(brand: { name: string; nameKo: string | null }, language: Language): string {
  return language === 'ko' ? brand.nameKo || brand.name : brand.name || brand.nameKo || '';
}
