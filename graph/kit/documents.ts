import { createHash } from 'node:crypto';
import {
  type DocumentNode,
  type GraphQLError,
  type GraphQLSchema,
  parse,
  specifiedRules,
  validate,
} from 'graphql';
import { LRUCache } from 'lru-cache';
import { checkSelections, checkText } from './limits.ts';

const keptDocuments = 500;

/** A parsed text and its errors against the schema. */
export interface CheckedDocument {
  document: DocumentNode;
  errors: () => readonly GraphQLError[];
}

/** Parses and validates texts, and keeps the results by the hash of the text. */
export function documentsOf(schema: GraphQLSchema) {
  const kept = new LRUCache<string, CheckedDocument>({ max: keptDocuments });
  return (text: string): CheckedDocument => {
    const hash = createHash('sha256').update(text).digest('base64');
    const known = kept.get(hash);
    if (known !== undefined) return known;
    checkText(text);
    const document = parse(text);
    checkSelections(document);
    let errors: readonly GraphQLError[] | null = null;
    const checked: CheckedDocument = {
      document,
      errors: () => {
        errors ??= validate(schema, document, specifiedRules, { hideSuggestions: true });
        return errors;
      },
    };
    kept.set(hash, checked);
    return checked;
  };
}
