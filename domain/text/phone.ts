import type { Region } from '../regions.ts';
import { plain } from './plain.ts';

/** A country's numbering plan, for numbers without the domestic leading 0. */
interface Plan {
  code: string;
  number: RegExp;
  mobile: RegExp;
  /**
   * The groups in which people write a number: the form of the digits, and how they are shown. A form also matches numbers
   * that have no leading 0.
   */
  groups: readonly (readonly [form: RegExp, shown: string])[];
}

const plans: Readonly<Record<Region, Plan>> = {
  KOREA: {
    code: '82',
    number:
      /^(?:10\d{8}|1[16789]\d{7,8}|2\d{7,8}|(?:3[1-3]|4[1-4]|5[1-5]|6[1-4])\d{7,8}|70\d{8}|80\d{7,8}|50\d{8,9}|1[5-8]\d{6})$/,
    mobile: /^(?:10\d{8}|1[16789]\d{7,8})$/,
    groups: [
      [/^(1\d{3})(\d{4})$/, '$1-$2'],
      [/^(2)(\d{3,4})(\d{4})$/, '0$1-$2-$3'],
      [/^(50\d)(\d{3,4})(\d{4})$/, '0$1-$2-$3'],
      [/^(\d{2})(\d{3,4})(\d{4})$/, '0$1-$2-$3'],
    ],
  },
  JAPAN: {
    code: '81',
    number: /^(?:[5789]0\d{8}|[1-9]\d{8})$/,
    mobile: /^[789]0\d{8}$/,
    groups: [
      [/^([5789]0)(\d{4})(\d{4})$/, '0$1-$2-$3'],
      [/^([36])(\d{4})(\d{4})$/, '0$1-$2-$3'],
      [/^(\d{3})(\d{3})(\d{3})$/, '0$1-$2-$3'],
    ],
  },
};
const others: Readonly<Record<Region, Region>> = { KOREA: 'JAPAN', JAPAN: 'KOREA' };

/** The maximum length of a phone as typed. */
export const phoneAtMost = 25;

/** Why a phone is invalid: it has unexpected characters, or its digits fit neither country. */
export type PhoneFault = 'signs' | 'number';

/**
 * Parses a phone into E.164 (`+821012345678`), with or without hyphens, country code or the 0 that spreadsheets drop.
 * `region` is the country if the number has no code. A number that is valid only in the other country belongs to that one.
 */
export function parsePhone(text: string, region: Region): { e164: string } | { fault: PhoneFault } {
  const written = plain(text)
    .replace(/^(?:'|tel:)/i, '')
    .replaceAll(/[\p{Pd}−]/gu, '-');
  if (!/^\(?\+?\s?[\d() ./-]+$/.test(written)) return { fault: 'signs' };
  const digits = written.replaceAll(/\D/g, '').replace(/^00(?=8[12])/, '');
  if (/^\(?\+/.test(written)) return abroad(digits);
  const e164 = atHome(digits, region) ?? withCode(digits) ?? atHome(digits, others[region]);
  return e164 === null ? { fault: 'number' } : { e164 };
}

/** Returns the phone in E.164; null if it is invalid. */
export function e164Of(text: string, region: Region): string | null {
  const parsed = parsePhone(text, region);
  return 'e164' in parsed ? parsed.e164 : null;
}

/** Returns whether a text is a valid phone of either country. */
export function isPhone(text: string): boolean {
  return e164Of(text, 'KOREA') !== null;
}

/** Returns a phone for storage: in E.164, or as written if it is an old invalid one. */
export function keptPhone(text: string, region: Region): string {
  return e164Of(text, region) ?? text;
}

/** Returns a phone whose country is unknown: in E.164 if it is valid in only one country, else as written. */
export function phoneOfAnywhere(text: string): string {
  const [one, other] = [e164Of(text, 'KOREA'), e164Of(text, 'JAPAN')];
  return one !== null && one === other ? one : text;
}

/** Returns whether the phone can be a mobile phone of the country, which can receive messages. */
export function isMobile(phone: string, region: Region): boolean {
  const { code, mobile } = plans[region];
  const e164 = e164Of(phone, region);
  return e164?.startsWith(`+${code}`) === true && mobile.test(e164.slice(3));
}

/**
 * Returns a phone as people write it in their country: `010-1234-5678`, or `(+81) 90-1234-5678` for the other country.
 * Spreadsheets read neither form as a number or a formula, and `parsePhone` reads both.
 */
export function shownPhone(phone: string, region: Region = 'KOREA'): string {
  const e164 = e164Of(phone, region);
  if (e164 === null) return phone;
  const home = grouped(e164, region);
  if (home !== null && e164Of(home, region) === e164) return home;
  const abroad = grouped(e164, others[region]);
  return abroad === null ? e164 : `(${e164.slice(0, 3)}) ${abroad.replace(/^0/, '')}`;
}

/** Returns the texts by which earlier versions claimed the same phone: the digits in the spellings that people typed. */
export function formerPhones(e164: string): string[] {
  if (!e164.startsWith('+')) return [];
  const [code, number] = [e164.slice(1, 3), e164.slice(3)];
  const isOurs = Object.values(plans).some((plan) => plan.code === code);
  return isOurs ? [`0${number}`, number, `${code}${number}`, `+${code}0${number}`] : [e164.slice(1)];
}

/** Returns the digits that every spelling of a phone, or of its beginning, contains. Searches compare these digits. */
export function soughtDigits(text: string): string {
  const e164 = e164Of(text, 'KOREA');
  const digits = (e164 ?? plain(text)).replaceAll(/\D/g, '');
  const hasCode = e164 !== null || plain(text).startsWith('+');
  return (hasCode ? digits.replace(/^8[12]/, '') : digits).replace(/^0(?=[1-9])/, '');
}

function atHome(digits: string, region: Region): string | null {
  const { code, number } = plans[region];
  // The leading 0 is optional: spreadsheets drop it, and some Korean numbers have none.
  const own = digits.replace(/^0/, '');
  return number.test(own) ? `+${code}${own}` : null;
}

/** Reads a number with a country code that lost its `+`; null if no country fits. */
function withCode(digits: string): string | null {
  const region = (Object.keys(plans) as Region[]).find((each) => digits.startsWith(plans[each].code));
  return region === undefined ? null : atHome(digits.slice(2), region);
}

function abroad(digits: string): { e164: string } | { fault: PhoneFault } {
  const isOurs = Object.values(plans).some(({ code }) => digits.startsWith(code));
  const e164 = isOurs ? withCode(digits) : /^[1-9]\d{6,14}$/.test(digits) ? `+${digits}` : null;
  return e164 === null ? { fault: 'number' } : { e164 };
}

function grouped(e164: string, region: Region): string | null {
  const { code, groups } = plans[region];
  if (!e164.startsWith(`+${code}`)) return null;
  const number = e164.slice(3);
  const found = groups.find(([form]) => form.test(number));
  return found === undefined ? `0${number}` : number.replace(...found);
}
