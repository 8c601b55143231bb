import type { FastifySchemaCompiler } from 'fastify';
import type { StaticEncode, TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import type { TLocalizedValidationError } from 'typebox/error';
import { outOfBounds } from './bounds.ts';
import { ApiError, invalidRequest, parameterMissing, type RequestPart, type WrongField } from './errors.ts';
import { type ReadText, reading } from './filters.ts';
import { faultOf, readerOf } from './text-formats.ts';
import { fromText, unstorableText } from './wire-values.ts';

const parts: Record<string, RequestPart> = {
  params: 'path',
  querystring: 'query',
  headers: 'header',
  body: 'body',
};

/** The maximum number of errors in an answer: a body with thousands of wrong values must not cause an equally long answer. */
const namedAtMost = 20;

/** The error of a failed validation. The error handler turns it into the answer, since it knows the operation. */
export class RequestValidationError extends Error {
  readonly fields: readonly WrongField[];
  readonly missing: string | null;

  constructor(fields: readonly WrongField[], missing: string | null) {
    super('the request is not valid');
    this.fields = fields;
    this.missing = missing;
  }

  toApiError(operation: string): ApiError {
    return this.missing === null
      ? invalidRequest(this.fields)
      : parameterMissing(this.missing, operation, this.fields);
  }
}

/**
 * Validates each part of a request against its TypeBox schema; path and query values are converted to their types. Sizes are
 * checked first: the validator would report every error of a hundred thousand items, and compare all items. A schema is
 * compiled at its first request: compiling all schemas took a sixth of the startup time.
 */
export const validatorCompiler: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }) =>
  validatorOf(parts[httpPart ?? 'body'] ?? 'body', schema);

/** The type of the values that a schema accepts. */
export type Admitted<Schema extends TSchema> = StaticEncode<Schema>;

/**
 * Creates a reader for bodies that no route schema describes, such as the fields of an action. It validates like a route; the
 * error becomes 400 `request.invalid` or `request.parameter_missing`.
 */
export function readerOfBodies<Schema extends TSchema>(schema: Schema): (body: unknown) => Admitted<Schema> {
  const validate = validatorOf('body', schema);
  return (body) => {
    const read = validate(body);
    if ('error' in read) throw read.error;
    return read.value;
  };
}

function validatorOf<Schema extends TSchema>(part: RequestPart, schema: Schema) {
  let compiled: ReturnType<typeof Compile<Schema>> | undefined;
  let readTexts: ReturnType<typeof readerOf> | undefined;
  return (given: unknown): { value: Admitted<Schema> } | { error: RequestValidationError | ApiError } => {
    if (part === 'body' && (given === undefined || given === null)) {
      return { error: missingBody() };
    }
    const raw = readPart(part, schema, given);
    const beyond = outOfBounds(schema, raw);
    if (beyond !== null) return { error: wrongAt(part, beyond.path, beyond.message) };
    readTexts ??= readerOf(schema) ?? ((texts) => texts);
    const value: unknown = readTexts(raw);
    compiled ??= Compile(schema);
    const validator = compiled;
    if (!validator.Check(value)) return { error: wrong(part, schema, value, validator.Errors(value)) };
    const unstorable = unstorableText(value);
    if (unstorable === null) return part === 'query' ? readQuery(schema, value) : { value };
    const message =
      'must be text without control characters, but for tabs and line ends, and without broken surrogate pairs';
    return { error: wrongAt(part, unstorable, message) };
  };
}

/** Reads the texts of a query's parameters, such as lists and periods, into their values. */
function readQuery<Schema extends TSchema>(
  schema: Schema,
  query: object,
): { value: Admitted<Schema> } | { error: ApiError } {
  const properties = propertiesOf(schema) as Record<string, { [reading]?: ReadText<unknown> } | undefined>;
  try {
    const read = Object.entries(query).map(([name, value]: [string, unknown]) => {
      const readText = properties[name]?.[reading];
      return [name, readText !== undefined && typeof value === 'string' ? readText(name, value) : value];
    });
    return { value: Object.fromEntries(read) };
  } catch (error) {
    if (error instanceof ApiError) return { error };
    throw error;
  }
}

function wrongAt(part: RequestPart, path: string, message: string): RequestValidationError {
  return new RequestValidationError([{ in: part, name: nameOf(part, path), message }], null);
}

function readPart(part: RequestPart, schema: TSchema, given: unknown): unknown {
  if (part === 'query') return fromText(schema, given);
  // In `/v1/stocks//check` the id is an empty text, which counts as missing.
  if (part === 'path') return fromText(schema, withoutEmpty(given));
  return given;
}

function withoutEmpty(values: unknown): unknown {
  return Object.fromEntries(Object.entries(values ?? {}).filter(([, value]) => value !== ''));
}

function missingBody(): RequestValidationError {
  return new RequestValidationError([{ in: 'body', name: 'body', message: 'is required' }], 'body');
}

function wrong(
  part: RequestPart,
  schema: TSchema,
  value: unknown,
  errors: TLocalizedValidationError[],
): RequestValidationError {
  const fields = errors
    .filter((error) => error.keyword !== 'boolean')
    .flatMap((error) => fieldsOf(part, schema, value, error));
  const missing = errors.find((error) => error.keyword === 'required');
  const name =
    missing === undefined
      ? null
      : nameOf(part, `${missing.instancePath}/${missing.params.requiredProperties[0] ?? ''}`);
  return new RequestValidationError(unique(fields).slice(0, namedAtMost), name);
}

function fieldsOf(
  part: RequestPart,
  schema: TSchema,
  value: unknown,
  error: TLocalizedValidationError,
): WrongField[] {
  if (error.keyword === 'required') {
    return error.params.requiredProperties.map((name) => ({
      in: part,
      name: nameOf(part, `${error.instancePath}/${name}`),
      message: 'is required',
    }));
  }
  if (error.keyword === 'additionalProperties') {
    const allowed = error.instancePath === '' ? { allowed: Object.keys(propertiesOf(schema)) } : {};
    return error.params.additionalProperties.map((name) => ({
      in: part,
      name: nameOf(part, `${error.instancePath}/${name}`),
      message: 'is not known',
      ...allowed,
    }));
  }
  const fault =
    error.keyword === 'format' ? faultOf(error.params.format, valueAt(value, error.instancePath)) : null;
  const message = fault ?? error.message;
  const field: WrongField = { in: part, name: nameOf(part, error.instancePath), message };
  if (error.keyword === 'enum') return [{ ...field, allowed: error.params.allowedValues }];
  return [field];
}

function valueAt(value: unknown, pointer: string): unknown {
  return pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((within, name) => (within as Readonly<Record<string, unknown>> | null)?.[name], value);
}

function propertiesOf(schema: TSchema): Record<string, unknown> {
  return (schema as { properties?: Record<string, unknown> }).properties ?? {};
}

/** Removes duplicate errors: a union reports an error for each branch, but one line per field is enough. */
function unique(fields: readonly WrongField[]): WrongField[] {
  return [...new Map(fields.map((field) => [`${field.name} ${field.message}`, field])).values()];
}

/** Returns the name of a path or query parameter, or the dotted path of a body value: `destination.address`. */
function nameOf(part: RequestPart, pointer: string): string {
  const name = pointer.slice(1).replaceAll('/', '.');
  return name === '' ? part : name;
}
