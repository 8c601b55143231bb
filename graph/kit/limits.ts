import { PothosValidationError } from '@pothos/core';
import { createComplexityRule } from '@pothos/plugin-complexity';
import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  Lexer,
  type OperationDefinitionNode,
  Source,
  TokenKind,
  validate,
  visit,
} from 'graphql';
import { ApiError } from '#http/errors.ts';
import { invalidOperation, refusalOfError, tooLarge } from './refusal.ts';
import { rootsOf } from './roots.ts';

export const limits = {
  textBytes: 30_000,
  levels: 12,
  selections: 200,
  rootMutations: 10,
  /** REST calls of all root fields together. */
  calls: 50,
  complexity: 5_000,
  pageSize: 100,
  /** Open brackets within each other. They bound the parser's recursion; the other limits are stricter. */
  brackets: 64,
} as const;

/** Refuses a text that is too long, or nested so deeply that the parser could exhaust the stack. */
export function checkText(text: string): void {
  const bytes = Buffer.byteLength(text);
  if (bytes > limits.textBytes) throw tooLarge('bytes', bytes, limits.textBytes);
  const depth = bracketsOf(text);
  if (depth > limits.brackets) throw tooLarge('nested brackets', depth, limits.brackets);
}

/** Refuses a document with too many selections. Validation compares selections with each other, so this check comes first. */
export function checkSelections(document: DocumentNode): void {
  let selections = 0;
  const count = () => {
    selections += 1;
  };
  visit(document, { Field: count, FragmentSpread: count, InlineFragment: count });
  if (selections > limits.selections) throw tooLarge('selections', selections, limits.selections);
}

/** Measures a valid operation with these variables, and refuses it above a limit. */
export function checkSize(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variableValues: Record<string, unknown>,
): void {
  const { fields, calls } = rootsOf(schema, document, operation);
  if (operation.operation === 'mutation' && fields > limits.rootMutations) {
    throw tooLarge('root mutations', fields, limits.rootMutations);
  }
  if (calls > limits.calls) throw tooLarge('calls', calls, limits.calls);
  const rule = createComplexityRule({
    context: {},
    variableValues,
    operationName: operation.name?.value ?? null,
    validate: ({ depth, breadth, complexity }, report) => {
      for (const error of [
        depth > limits.levels && tooLarge('levels', depth, limits.levels),
        breadth > limits.selections && tooLarge('selections', breadth, limits.selections),
        complexity > limits.complexity && tooLarge('points of complexity', complexity, limits.complexity),
      ]) {
        if (error !== false) report(refusalOfError(error));
      }
    },
  });
  const [error] = validate(schema, document, [rule]);
  if (error === undefined) return;
  const { errorCode, status, detail } = error.extensions;
  if (typeof errorCode !== 'string') throw invalidOperation(error.message);
  throw new ApiError(Number(status), errorCode, error.message, { detail: { ...Object(detail) } });
}

/** Refuses a page size above the limit; a list's cost is its page size times the cost of a row. */
export function pageCost(size: number | null | undefined): { multiplier: number } {
  const asked = size ?? 20;
  if (asked > limits.pageSize) {
    const { message, extensions } = refusalOfError(tooLarge('rows a page', asked, limits.pageSize));
    throw new PothosValidationError(message, { extensions });
  }
  return { multiplier: Math.max(asked, 1) };
}

function bracketsOf(text: string): number {
  const lexer = new Lexer(new Source(text));
  let [depth, deepest] = [0, 0];
  try {
    for (let { kind } = lexer.advance(); kind !== TokenKind.EOF; { kind } = lexer.advance()) {
      if (kind === TokenKind.BRACE_L || kind === TokenKind.BRACKET_L || kind === TokenKind.PAREN_L) depth++;
      if (kind === TokenKind.BRACE_R || kind === TokenKind.BRACKET_R || kind === TokenKind.PAREN_R) depth--;
      deepest = Math.max(deepest, depth);
    }
  } catch (error) {
    // The parser reports the wrong character with its place.
    if (!(error instanceof GraphQLError)) throw error;
  }
  return deepest;
}
