import type { Language } from '../kit/preferences/preferences.ts';

/**
 * The brand's Korean name for readers of Korean, otherwise its English name. If that name is missing, the other one.
 */
export function brandName(brand: { name: string; nameKo: string | null }, language: Language): string {
  return language === 'ko' ? brand.nameKo || brand.name : brand.name || brand.nameKo || '';
}
