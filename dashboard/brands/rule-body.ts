/** Converts a list to the lines of a field. */
export const linesOf = (list: readonly string[]) => list.join('\n');

/** Converts the lines of a field to a list: trimmed, without empty lines and duplicates. */
export function listOf(lines: unknown): string[] {
  const said = String(lines ?? '').split('\n');
  return [...new Set(said.map((line) => line.trim()).filter((line) => line !== ''))];
}

/** The body of the call that replaces the rule: all fields of the form, with lists in place of lines. */
export function ruleBody(said: Record<string, unknown>): Record<string, unknown> {
  return {
    ...said,
    essential_hashtags: listOf(said.essential_hashtags),
    essential_words: listOf(said.essential_words),
  };
}
