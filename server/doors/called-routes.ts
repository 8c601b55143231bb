import type { RouteRule } from '#http/route-rules.ts';

/** A schema in the OpenAPI document. */
export interface Shown {
  type?: string;
  format?: string;
  pattern?: string;
  enum?: readonly unknown[];
  const?: unknown;
  anyOf?: readonly Shown[];
  properties?: Readonly<Record<string, Shown>>;
  additionalProperties?: boolean | Shown;
  maxProperties?: number;
  items?: Shown;
  maxItems?: number;
  uniqueItems?: boolean;
  maximum?: number;
  maxLength?: number;
  maxJsonLength?: number;
}

interface Operation {
  parameters?: { name: string; in: string; schema: Shown }[];
  requestBody?: { content: Record<string, { schema: Shown }> };
}

/** A call of the OpenAPI document, with a path that is valid for its schema. */
export interface CalledRoute {
  name: string;
  method: string;
  path: string;
  who: RouteRule['who'];
  query: string[];
  body: Shown | null;
}

/** A valid text for each pattern; patterns that are not listed accept letters. */
const formed: Readonly<Record<string, string>> = {
  '^[A-Za-z0-9_-]{43}$': 'x'.repeat(43),
  '^[0-9]{6}$': '123456',
  '^([A-Za-z]|[0-9][0-9._-]*[A-Za-z])[A-Za-z0-9._-]*$': 'x'.repeat(50),
  '^\\+?[0-9][0-9() .-]{4,24}$': '1'.repeat(25),
  '^https?://\\S+$': 'https://',
  '^https?://[^\\s]+$': 'https://',
  '^\\d(?:[ -]?\\d){12,18}$': `4${'-1'.repeat(18)}`,
  '^20\\d{2}-(0[1-9]|1[0-2])$': '2030-01',
  '^(\\d{6}|\\d{10})$': '1234567890',
  '^\\d{2}$': '12',
  '^\\d{1,18}$': '1'.repeat(18),
  '^[a-z_]{1,40}$': 'x',
  '^[0-9a-f]{64}$': '0'.repeat(64),
  '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$': '00000000-0000-4000-8000-000000000000',
};
const ofFormat: Readonly<Record<string, string>> = {
  uuid: '00000000-0000-4000-8000-000000000000',
  date: '2026-01-02',
  'date-time': '2026-01-02T00:00:00Z',
  email: 'someone@example.com',
};

/** Returns a valid text of maximum length. If the field allows any character, the text repeats a character of three bytes. */
export function textFor({ pattern = '', format = '', maxLength = 1 }: Shown, mark = ''): string {
  const given = formed[pattern] ?? ofFormat[format];
  if (given !== undefined && !given.endsWith('/')) return given;
  const isName = /^\^-?(\[A-Z|\[\^:)/i.test(pattern);
  const start = `${given ?? (pattern.startsWith('^/') ? '/' : '')}${mark}`;
  return start + (isName ? 'x' : '가').repeat(Math.max(0, maxLength - start.length));
}

function inPath({ type, enum: values, ...schema }: Shown): string {
  if (values !== undefined) return String(values[0]);
  return type === 'integer' ? '999999999' : textFor({ ...schema, pattern: schema.pattern ?? '^[A-Z' });
}

export function calledRoutes(paths: Record<string, Record<string, object>>, rules: readonly RouteRule[]) {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([small, operation]): CalledRoute => {
      const method = small.toUpperCase();
      const { parameters = [], requestBody } = operation as Operation;
      const rule = rules.find(
        (each) => each.method === method && each.path === path.replaceAll(/\{(\w+)\}/g, ':$1'),
      );
      return {
        name: `${method} ${path}`,
        method,
        path: parameters
          .filter((each) => each.in === 'path')
          .reduce((at, { name, schema }) => at.replace(`{${name}}`, inPath(schema)), path),
        who: rule?.who ?? 'public',
        query: parameters.filter((each) => each.in === 'query').map(({ name }) => name),
        body: requestBody?.content['application/json']?.schema ?? null,
      };
    }),
  );
}
