import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type GraphQLField, getNamedType, getNullableType, isInputObjectType } from 'graphql';
import { schema } from '../schema.ts';

const folder = join(import.meta.dirname, '../operations');

/** An operation of the schema with its listed text. */
export interface Operation {
  kind: 'query' | 'mutation';
  name: string;
  field: GraphQLField<unknown, unknown>;
  /** The text of `graph/operations`; its variables have the names of the arguments. */
  text: string;
}

/** Every operation of the schema. */
export function allOperations(): Operation[] {
  const kinds = [
    ['query', schema.getQueryType()],
    ['mutation', schema.getMutationType()],
  ] as const;
  return kinds.flatMap(([kind, type]) =>
    Object.values(type?.getFields() ?? {}).map((field) => ({
      kind,
      name: field.name,
      field,
      text: readFileSync(join(folder, `${field.name}.graphql`), 'utf8'),
    })),
  );
}

type Value = string | number | boolean | Value[] | { [name: string]: Value };

/** Returns a value that the schema accepts for each required argument, with the required fields of inputs. */
export function goodInputs({ args }: Operation['field']): Record<string, Value> {
  return Object.fromEntries(args.filter(isRequired).map((each) => [each.name, goodValue(each.type)]));
}

function isRequired({ type, defaultValue }: { type: unknown; defaultValue?: unknown }): boolean {
  return String(type).endsWith('!') && defaultValue === undefined;
}

function goodValue(type: Parameters<typeof getNamedType>[0]): Value {
  const takesList = String(getNullableType(type)).startsWith('[');
  const inner = getNamedType(type);
  const one = () => {
    if (isInputObjectType(inner)) {
      const required = Object.values(inner.getFields()).filter(isRequired);
      return Object.fromEntries(required.map((field) => [field.name, goodValue(field.type)]));
    }
    switch (inner?.name) {
      case 'Int':
      case 'Float':
        return 7;
      case 'Boolean':
        return true;
      case 'ID':
        return '6d3a4a0e-1111-4222-8333-444455556666';
      case 'String':
        return 'text';
      default:
        return firstValueOf(inner);
    }
  };
  return takesList ? [one()] : one();
}

function firstValueOf(type: unknown): string {
  const [first] = (type as { getValues(): { name: string }[] }).getValues();
  if (first === undefined) throw new Error(`${String(type)} has no values`);
  return first.name;
}

/** Returns the paths of all required inputs in these variables: `input.lookId`. */
export function requiredPaths(inputs: Record<string, Value>): string[][] {
  return Object.entries(inputs).flatMap(([name, value]) => {
    const inner = typeof value === 'object' && !Array.isArray(value) ? requiredPaths(value) : [];
    return [[name], ...inner.map((path) => [name, ...path])];
  });
}

/** Returns a copy of the variables with another value at a path; without the value if it is undefined. */
export function changedAt(
  inputs: Record<string, Value>,
  [name = '', ...below]: string[],
  value: unknown,
): object {
  const { [name]: old, ...others } = inputs;
  if (below.length > 0) return { ...others, [name]: changedAt(old as Record<string, Value>, below, value) };
  return value === undefined ? others : { ...others, [name]: value };
}
