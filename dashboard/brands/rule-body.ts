import type { BrandCertificationRule } from '#read-api/brands/contract.ts';

/** Converts a list to the lines of a field. */
export const linesOf = (list: readonly string[]) => list.join('\n');

/** Converts the lines of a field to a list: trimmed, without empty lines and duplicates. */
export function listOf(lines: unknown): string[] {
  const said = String(lines ?? '').split('\n');
  return [...new Set(said.map((line) => line.trim()).filter((line) => line !== ''))];
}

/**
 * The body of the call that replaces the rule. It has the changed fields, and the current values of all other fields.
 */
export function ruleBody(
  { certificationRule, essentialHashtags, essentialWords }: BrandCertificationRule,
  said: Record<string, unknown>,
): Record<string, unknown> {
  const list = (name: string, was: readonly string[]) => (name in said ? listOf(said[name]) : was);
  return {
    certification_rule: said.certification_rule ?? certificationRule,
    essential_hashtags: list('essential_hashtags', essentialHashtags),
    essential_words: list('essential_words', essentialWords),
  };
}
