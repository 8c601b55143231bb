import Format from 'typebox/format';
import { type EmailFault, emailAtMost, parseEmail } from '#domain/text/email.ts';
import { isPhone, parsePhone, phoneOfAnywhere } from '#domain/text/phone.ts';
import { isVisible, plain } from '#domain/text/plain.ts';
import { isPublicName } from '#domain/text/public-name.ts';

/** A kind of text that people type, paste or scan. A schema names it by `format`. */
interface TextFormat {
  /** Normalizes differences between keyboards and input methods, such as character width. */
  read(text: string): string;
  /** Returns the error in a normalized text; null if the text is valid. */
  fault(text: string): string | null;
}

const emailFaults: Readonly<Record<EmailFault, string>> = {
  at: 'must be an e-mail address: a name, one @ and a domain',
  quoted: 'must be an e-mail address without quotation marks: no letter goes to a name in quotation marks',
  name: 'must be an e-mail address whose name has ASCII letters, digits and signs alone, at most 64',
  dots: 'must be an e-mail address whose name has no dot at an end and no two dots in a row',
  domain: 'must be an e-mail address whose domain exists, such as example.com',
};
const invisible = 'must have a letter or sign that can be seen';
const phoneFaults = {
  signs: 'must be a phone: digits, spaces, hyphens, dots and brackets, with + before a country’s code',
  number:
    'must be a phone with all its digits; begin one of another country than Korea or Japan with + and its code',
};

const formats: Readonly<Record<string, TextFormat>> = {
  /** For texts that are checked elsewhere: codes, numbers and search terms. */
  plain: { read: plain, fault: () => null },
  /** A text for people to read. It stays as typed. */
  visible: {
    read: (text) => text,
    fault: (text) => (isVisible(text) ? null : invisible),
  },
  /** A name that other users see. */
  'public-name': {
    read: (text) => text,
    fault(text) {
      if (!isVisible(text)) return invisible;
      return isPublicName(text)
        ? null
        : 'must be one line without links or addresses; write a space behind a full stop: "Dr. Jart"';
    },
  },
  date: {
    read: plain,
    fault: (text) => (Format.IsDate(text) ? null : 'must be a day of the calendar, as YYYY-MM-DD'),
  },
  email: {
    read(text) {
      const parsed = parseEmail(text);
      return 'address' in parsed ? parsed.address : text;
    },
    fault(text) {
      const parsed = parseEmail(text);
      if ('fault' in parsed) return emailFaults[parsed.fault];
      return text.length <= emailAtMost ? null : emailFaults.domain;
    },
  },
  /**
   * The format accepts the numbers of every supported country. The same digits may be valid in two, so the command names the
   * country.
   */
  phone: {
    read: (text) => phoneOfAnywhere(plain(text)),
    fault(text) {
      if (isPhone(text)) return null;
      const parsed = parsePhone(text, 'KOREA');
      return 'fault' in parsed ? phoneFaults[parsed.fault] : null;
    },
  },
  'one-time-code': {
    read: (text) => plain(text).replaceAll(/[\s-]/g, ''),
    fault: (text) => (/^\d{6}$/.test(text) ? null : 'must be the six digits of the letter or message'),
  },
};

for (const [name, { fault }] of Object.entries(formats)) Format.Set(name, (text) => fault(text) === null);

/** Returns the error in a value of this format; null if it is valid or the format is unknown here. */
export function faultOf(format: string, value: unknown): string | null {
  return typeof value === 'string' ? (formats[format]?.fault(value) ?? null) : null;
}

interface Schema {
  format?: unknown;
  properties?: Readonly<Record<string, unknown>>;
  items?: unknown;
  anyOf?: readonly unknown[];
}

type Read = (value: unknown) => unknown;

/** Returns a function that normalizes all texts in a value by the formats in its schema; null if the schema has none. */
export function readerOf(schema: unknown): Read | null {
  if (typeof schema !== 'object' || schema === null) return null;
  const { format, properties, items, anyOf } = schema as Schema;
  const own = typeof format === 'string' ? formats[format] : undefined;
  if (own !== undefined) return (value) => (typeof value === 'string' ? own.read(value) : value);
  const read = [objectReader(properties ?? {}), listReader(readerOf(items)), ...(anyOf ?? []).map(readerOf)];
  const readers = read.filter((each) => each !== null);
  if (readers.length === 0) return null;
  return (value) => readers.reduce((before, each) => each(before), value);
}

function objectReader(properties: Readonly<Record<string, unknown>>): Read | null {
  const readers = Object.entries(properties).flatMap(([name, schema]) => {
    const read = readerOf(schema);
    return read === null ? [] : ([[name, read]] as const);
  });
  if (readers.length === 0) return null;
  const byName = new Map(readers);
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [name, byName.get(name)?.(inner) ?? inner]),
    );
  };
}

function listReader(read: Read | null): Read | null {
  if (read === null) return null;
  return (value) => (Array.isArray(value) ? value.map(read) : value);
}
