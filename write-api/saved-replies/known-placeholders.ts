import { placeholders, unknownPlaceholder } from '#domain/saved-replies/placeholder-kinds.ts';
import type { SavedReplyFields } from '#domain/saved-replies/saved-reply.ts';
import { unprocessable } from '#http/errors.ts';

/** Returns the fields. Throws 422 `saved_reply.placeholder_unknown` if a text has a placeholder that nobody fills in. */
export function withKnownPlaceholders<Fields extends Partial<SavedReplyFields>>(fields: Fields): Fields {
  for (const text of [fields.textEn, fields.textKo, fields.textJa]) {
    const placeholder = text === undefined ? null : unknownPlaceholder(text);
    if (placeholder === null) continue;
    const known = placeholders.map((each) => `{${each}}`).join(', ');
    throw unprocessable(
      'saved_reply.placeholder_unknown',
      `no reply can fill in {${placeholder}}; use ${known}, or leave out the braces`,
      { placeholder },
    );
  }
  return fields;
}
