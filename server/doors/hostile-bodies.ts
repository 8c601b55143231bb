import type { Shown } from './called-routes.ts';

/** A request body with its content type. */
export interface Hostile {
  name: string;
  type: string;
  body: string;
}

const json = 'application/json';
const form = 'multipart/form-data; boundary=b';

/** Texts that make a careless regular expression backtrack. */
const texts = [
  'a',
  '0',
  '-',
  ' ',
  '.',
  '/',
  '@',
  '\\u00e9',
  '\\ud83d\\ude00',
  'a.',
  'a-',
  '0-',
  'a@',
  '0 ',
  'http://',
  'https://a ',
  '[a=',
  ' \\t',
  '_.-',
  '2026-01-01T',
];

/** Bodies within a size limit that a careless server takes long to process. */
export interface HostileBodies {
  /** Bodies that fill the fields of the schema. */
  ofSchema: Hostile[];
  /** Bodies that do not depend on the schema; they are also sent as parts of a form. */
  ofAny: Hostile[];
}

export function hostileBodies(schema: Shown, size: number): HostileBodies {
  const whole = wholeBodies(size);
  const ofSchema = fieldBodies(schema, size);
  const inParts = [...whole, ...ofSchema.slice(0, 4)].map(({ name, body }) => ({
    name: `the part json: ${name}`,
    type: form,
    body: part('json', body.slice(0, size)),
  }));
  return { ofSchema, ofAny: [...whole, ...inParts, ...oddForms(size)] };
}

function wholeBodies(size: number): Hostile[] {
  return [
    ['levels of lists', filled(size, '[')],
    ['levels of lists that end', filled(size / 2, '[') + filled(size / 2, ']')],
    ['levels of objects', filled(size, '{"a":')],
    [
      'levels of objects that end',
      `${filled(size * 0.8, '{"a":')}1${'}'.repeat(Math.floor((size * 0.8) / 5))}`,
    ],
    ['unknown names', object(size, (n) => `"x${n}":0`)],
    ['unknown names that are numbers', object(size, (n) => `"${n * 4099}":0`)],
    ['one name again and again', object(size, () => '"a":0')],
    ['prototypes', object(size, () => '"__proto__":{}')],
    ['prototypes in prototypes', filled(size, '{"__proto__":')],
    ['escaped prototypes', object(size, () => '"\\u005f_proto__"    :{}')],
    ['blanks', `{${filled(size - 2, ' ')}}`],
    ['a long number', filled(size, '1')],
    ['numbers beyond any', list(size, '1e999')],
    ['a long text', `"${filled(size - 2, 'a')}"`],
    ['a list of texts', list(size, '""')],
    ['a list of nothing', list(size, 'null')],
  ].map(([name = '', body = '']) => ({ name, type: json, body }));
}

/** Returns bodies that fill all fields of the schema with equal shares of the size. */
function fieldBodies(schema: Shown, size: number): Hostile[] {
  const fillings = [
    ...['""', '1', '0.5', '{}', '[]', 'null', 'true', '{"id":1}', '{"id":1,"x":[{}]}'].map(
      (item) => [`many ${item}`, (bytes: number) => list(bytes, item)] as const,
    ),
    ['many numbers', (bytes: number) => list(bytes, (n) => String(n + 1))] as const,
    ['many texts', (bytes: number) => list(bytes, (n) => `"https://${n}"`)] as const,
    ['many names', (bytes: number) => object(bytes, (n) => `"x${n}":"a"`)] as const,
    ['long names', (bytes: number) => object(bytes, (n) => `"${'a'.repeat(500)}${n}":"a"`)] as const,
    ...texts.map((text) => [`a text of ${text}`, (bytes: number) => `"${filled(bytes, text)}"`] as const),
  ];
  const places = placesIn(schema);
  return places.flatMap((group) =>
    fillings.map(([name, fill]) => {
      const share = Math.floor((size - 100 * group.length) / group.length);
      const inner = group.map((field) => `${JSON.stringify(field.name)}:${field.wrap(fill(share))}`);
      return { name, type: json, body: `{${inner.join()}}`.slice(0, size) };
    }),
  );
}

interface Field {
  name: string;
  wrap(text: string): string;
}

/** Returns the groups of fields to fill: all fields at once, then each inner object or list. */
function placesIn(schema: Shown): Field[][] {
  const fields = fieldsIn(schema);
  if (fields.length === 0) return [];
  const inside = fields.flatMap(([name, inner]) => {
    const ofList = [inner, ...(inner.anyOf ?? [])].find(({ type }) => type === 'array');
    const held = fieldsIn(ofList?.items ?? inner)[0]?.[0];
    if (held === undefined) return [];
    const key = JSON.stringify(held);
    const wrap = (text: string) => (ofList === undefined ? `{${key}:${text}}` : `[{${key}:${text}}]`);
    return [[{ name, wrap }]];
  });
  return [fields.map(([name]) => ({ name, wrap: (text: string) => text })), ...inside];
}

function fieldsIn({ properties = {}, anyOf = [], additionalProperties }: Shown): [string, Shown][] {
  const free: [string, Shown][] =
    typeof additionalProperties === 'object' ? [['x', additionalProperties]] : [];
  return [...Object.entries(properties), ...free, ...anyOf.flatMap(fieldsIn)];
}

function oddForms(size: number): Hostile[] {
  const parts = (many: number, one: (n: number) => string) =>
    `${Array.from({ length: many }, (_, n) => one(n)).join('')}--b--\r\n`;
  const many = Math.floor(size / 80);
  return [
    ['a form of an address', 'application/x-www-form-urlencoded', filled(size, 'a[]=1&')],
    ['plain text', 'text/plain', filled(size, 'a')],
    ['parts', form, parts(many, (n) => `${open(`x${n}`)}\r\n`)],
    ['files', form, parts(many, (n) => `${open(`x${n}`, '; filename="x"')}\r\n`)],
    ['parts named alike', form, parts(many, () => `${open('json')}{}\r\n`)],
    ['parts without a name', form, filled(size, '--b\r\n\r\n\r\n')],
    ['boundaries', form, filled(size, '--b\r\n')],
    ['almost boundaries', form, filled(size, '\r\n--')],
    ['line ends', form, open('json') + filled(size, '\r\n')],
    ['headers of a part', form, `--b\r\n${filled(size, 'x: y\r\n')}`],
    ['a header of a part', form, `--b\r\ncontent-disposition: form-data; ${filled(size, 'name="x"; ')}`],
    ['quotes in a header', form, `--b\r\ncontent-disposition: form-data; name="${filled(size, '\\"')}`],
  ].map(([name = '', type = '', body = '']) => ({ name, type, body }));
}

/** Returns query strings that bring the URL to its maximum length. */
export function hostileQueries(names: readonly string[]): string[] {
  const size = 12_000;
  const of = (text: string) => filled(size, text).replace(/&$/, '');
  const shares = (text: string) =>
    names.map((name) => `${name}=${filled(size / names.length - name.length - 2, text)}`).join('&');
  const alike =
    names.length === 0 ? [] : ['1,', 'a', '0', '-', 'a,', '%20', '%2C', '1:', 'A-1-1,', '@'].map(shares);
  return [
    of('a=1&'),
    of('&'),
    of('a[]=1&'),
    of('%'),
    of('='),
    of('__proto__=1&'),
    object(size, (n) => `x${n}=1&`),
    of(`${names[0] ?? 'a'}=1&`),
    ...alike,
  ];
}

function open(name: string, more = ''): string {
  return `--b\r\ncontent-disposition: form-data; name="${name}"${more}\r\n\r\n`;
}

function part(name: string, text: string): string {
  return `${open(name)}${text}\r\n--b--\r\n`;
}

function filled(bytes: number, text: string): string {
  return text.repeat(Math.max(0, Math.floor(bytes / text.length)));
}

function list(bytes: number, item: string | ((n: number) => string)): string {
  return `[${some(bytes, typeof item === 'string' ? () => item : item)}]`;
}

function object(bytes: number, member: (n: number) => string): string {
  return `{${some(bytes, member)}}`;
}

function some(bytes: number, one: (n: number) => string): string {
  const all: string[] = [];
  for (let left = bytes - 2, n = 0; ; n++) {
    const next = one(n);
    left -= next.length + 1;
    if (left < 0) return all.join();
    all.push(next);
  }
}
