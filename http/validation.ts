import type { FastifySchemaCompiler } from 'fastify';
import type { TSchema } from 'typebox';
import { Compile, type Validator } from 'typebox/compile';
import type { TLocalizedValidationError } from 'typebox/error';
import {
  type ApiError,
  invalidRequest,
  parameterMissing,
  type RequestPart,
  type WrongField,
} from './errors.ts';
import { nameFormat, nameProblem } from './name-format.ts';
import { fromText, unstorableText } from './wire-values.ts';

const parts: Record<string, RequestPart> = {
  params: 'path',
  querystring: 'query',
  headers: 'header',
  body: 'body',
};

/** More than these are not named: a body of thousands of wrong values must not answer with as many. */
const namedAtMost = 20;

/** What a failed validation carries to the error handler, where the operation is known. */
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
 * Checks each part of a request against its TypeBox schema; path and query are read as their types say. Compiled with the
 * first request that needs it: all of them together were a sixth of what a start costs.
 */
export const validatorCompiler: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }) => {
  let compiled: Validator | undefined;
  const part = parts[httpPart ?? 'body'] ?? 'body';
  return (given: unknown) => {
    if (part === 'body' && (given === undefined || given === null)) {
      return { error: missingBody() };
    }
    const value = readPart(part, schema, given);
    compiled ??= Compile(schema);
    const validator = compiled;
    if (!validator.Check(value)) return { error: wrong(part, schema, validator.Errors(value)) };
    const unstorable = unstorableText(value);
    if (unstorable === null) return { value };
    const message =
      'must be text without control characters, but for tabs and line ends, and without broken surrogate pairs';
    return {
      error: new RequestValidationError([{ in: part, name: nameOf(part, unstorable), message }], null),
    };
  };
};

function readPart(part: RequestPart, schema: TSchema, given: unknown): unknown {
  if (part === 'query') return fromText(schema, given);
  // `/v1/stocks//check` has an id, of no characters: that is one left out.
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
  errors: TLocalizedValidationError[],
): RequestValidationError {
  const fields = errors
    .filter((error) => error.keyword !== 'boolean')
    .flatMap((error) => fieldsOf(part, schema, error));
  const missing = errors.find((error) => error.keyword === 'required');
  const name =
    missing === undefined
      ? null
      : nameOf(part, `${missing.instancePath}/${missing.params.requiredProperties[0] ?? ''}`);
  return new RequestValidationError(unique(fields).slice(0, namedAtMost), name);
}

function fieldsOf(part: RequestPart, schema: TSchema, error: TLocalizedValidationError): WrongField[] {
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
  const field: WrongField = { in: part, name: nameOf(part, error.instancePath), message: error.message };
  if (error.keyword === 'format' && error.params.format === nameFormat) {
    return [{ ...field, message: nameProblem }];
  }
  if (error.keyword === 'enum') return [{ ...field, allowed: error.params.allowedValues }];
  return [field];
}

function propertiesOf(schema: TSchema): Record<string, unknown> {
  return (schema as { properties?: Record<string, unknown> }).properties ?? {};
}

/** A union reports each of its branches; one line for each field is enough. */
function unique(fields: readonly WrongField[]): WrongField[] {
  return [...new Map(fields.map((field) => [`${field.name} ${field.message}`, field])).values()];
}

/** A path or query parameter by its name, a value of the body by its path with dots: `destination.address`. */
function nameOf(part: RequestPart, pointer: string): string {
  const name = pointer.slice(1).replaceAll('/', '.');
  return name === '' ? part : name;
}
