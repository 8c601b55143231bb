import type { House } from '#domain/settlements/house.ts';
import type { Language } from '#domain/words/languages.ts';
import { statementWords } from './words.ts';

/** The house as the head of a paper names it. Only the Japanese one has Japan's registration number. */
export function houseLines(house: House, language: Language): string[] {
  const words = statementWords[language];
  const named = (name: string, value: string | null) => (value === null ? [] : [`${name}: ${value}`]);
  return [
    ...[house.name, house.address].filter((text) => text !== null),
    ...named(words.businessNumber, house.businessNumber),
    ...named(words.mailOrderNumber, house.mailOrderNumber),
    ...(language === 'ja' ? named(words.registrationNumber, house.registrationNumber) : []),
  ];
}
