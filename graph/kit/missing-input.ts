import {
  type GraphQLInputType,
  type GraphQLSchema,
  getNullableType,
  isInputObjectType,
  isRequiredArgument,
  isRequiredInputField,
  Kind,
  type OperationDefinitionNode,
  type ValueNode,
} from 'graphql';
import type { ApiError } from '#http/errors.ts';
import { parameterMissing } from '#http/errors.ts';

type Variables = Readonly<Record<string, unknown>>;

/**
 * Returns the error for the first required input of a root field that is missing or null; null if there is none. It runs before
 * validation, so that a missing input has the REST APIs' error in literals and variables alike.
 */
export function missingInput(
  schema: GraphQLSchema,
  { operation, selectionSet }: OperationDefinitionNode,
  variables: Variables,
): ApiError | null {
  const fields = schema.getRootType(operation)?.getFields() ?? {};
  for (const node of selectionSet.selections) {
    if (node.kind !== Kind.FIELD) continue;
    const name = node.name.value;
    for (const argument of fields[name]?.args ?? []) {
      const given = node.arguments?.find((each) => each.name.value === argument.name)?.value;
      const missing = missingIn(argument, isRequiredArgument(argument), given, variables);
      if (missing === null) continue;
      return parameterMissing(missing, name, [{ in: 'body', name: missing, message: 'is required' }]);
    }
  }
  return null;
}

interface Input {
  name: string;
  type: GraphQLInputType;
}

function missingIn(
  { name, type }: Input,
  isRequired: boolean,
  node: ValueNode | undefined,
  variables: Variables,
): string | null {
  if (node?.kind === Kind.VARIABLE) return missingOf(name, type, isRequired, variables[node.name.value]);
  if (node === undefined || node.kind === Kind.NULL) return isRequired ? name : null;
  const object = getNullableType(type);
  if (!isInputObjectType(object) || node.kind !== Kind.OBJECT) return null;
  for (const field of Object.values(object.getFields())) {
    const given = node.fields.find((each) => each.name.value === field.name)?.value;
    const missing = missingIn(field, isRequiredInputField(field), given, variables);
    if (missing !== null) return missing;
  }
  return null;
}

function missingOf(name: string, type: GraphQLInputType, isRequired: boolean, value: unknown): string | null {
  if (value === undefined || value === null) return isRequired ? name : null;
  const object = getNullableType(type);
  if (!isInputObjectType(object) || typeof value !== 'object') return null;
  for (const field of Object.values(object.getFields())) {
    const inner = (value as Record<string, unknown>)[field.name];
    const missing = missingOf(field.name, field.type, isRequiredInputField(field), inner);
    if (missing !== null) return missing;
  }
  return null;
}
