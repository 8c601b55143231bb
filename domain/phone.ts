import type { Region } from './regions.ts';

/** What a country's numbers begin with from abroad. */
const countryCodes: Readonly<Record<Region, string>> = { KOREA: '82', JAPAN: '81' };

/** How a phone may be written. */
export const phoneForm = { pattern: '^\\+?[0-9][0-9() .-]{4,24}$', maxLength: 25 } as const;

const form = new RegExp(phoneForm.pattern);

/** Whether a text is written as a phone is. */
export function isPhone(text: string): boolean {
  return text.length <= phoneForm.maxLength && form.test(text);
}

const digitsOf = (phone: string) => phone.replaceAll(/\D/g, '');

/** Digits as they are dialled in the country, with the 0 before them: `+82 10-1234-5678` is `01012345678`. */
export function nationalPhone(phone: string, region: Region): string {
  const digits = digitsOf(phone);
  const code = countryCodes[region];
  const isFromAbroad = phone.trim().startsWith('+') && digits.startsWith(code);
  return isFromAbroad ? `0${digits.slice(code.length).replace(/^0/, '')}` : digits;
}

/** The same as E.164 has it: `+821012345678`. */
export function internationalPhone(phone: string, region: Region): string {
  return `+${countryCodes[region]}${nationalPhone(phone, region).replace(/^0/, '')}`;
}

/** How the same phone may have been written down: as it is dialled at home, and as E.164 has it. */
export function phoneForms(
  phone: string,
  region: Region,
): readonly [national: string, international: string] {
  return [nationalPhone(phone, region), internationalPhone(phone, region)];
}

/** Whether it can be a mobile phone of the country, to which messages go: 010 and older 01x there, 070, 080 and 090 here. */
export function isMobile(phone: string, region: Region): boolean {
  const form = { KOREA: /^(010\d{8}|01[16789]\d{7,8})$/, JAPAN: /^0[789]0\d{8}$/ }[region];
  return form.test(nationalPhone(phone, region));
}
