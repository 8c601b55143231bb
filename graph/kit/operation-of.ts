import {
  type DocumentNode,
  type GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  getVariableValues,
  type OperationDefinitionNode,
} from 'graphql';
import type { CheckedDocument } from './documents.ts';
import { checkSize } from './limits.ts';
import { missingInput } from './missing-input.ts';
import { invalidOperation } from './refusal.ts';

export interface Asking {
  operationName: string | null;
  variables: Record<string, unknown>;
}

/** Returns the operation that a request names. */
export function operationOf(document: DocumentNode, { operationName }: Asking): OperationDefinitionNode {
  const operation = getOperationAST(document, operationName);
  if (operation) return operation;
  throw invalidOperation(
    operationName === null
      ? 'the text must have exactly one operation, or the request must name one in operationName'
      : `the text has no operation ${operationName}`,
  );
}

/**
 * Checks everything about an operation that needs no call: its inputs, its text, its size and its variables.
 *
 * @returns the errors of validation and of the variables
 * @throws ApiError for a missing input, and for an operation above a limit
 */
export function faultsOf(
  schema: GraphQLSchema,
  { document, errors }: CheckedDocument,
  operation: OperationDefinitionNode,
  { variables }: Asking,
): readonly GraphQLError[] {
  const missing = missingInput(schema, operation, variables);
  if (missing !== null) throw missing;
  const found = errors();
  if (found.length > 0) return found;
  const coerced = getVariableValues(schema, operation.variableDefinitions ?? [], variables, {
    hideSuggestions: true,
  });
  if (coerced.errors) return coerced.errors;
  checkSize(schema, document, operation, variables);
  return [];
}
