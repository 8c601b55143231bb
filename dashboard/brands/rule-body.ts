import type { BrandCertificationRule } from '#read-api/brands/contract.ts';

/** A list as lines of a field. */
export const linesOf = (list: readonly string[]) => list.join('\n');

/** The lines of a field as a list, each once; empty ones and blanks around them say nothing. */
export function listOf(lines: unknown): string[] {
  const said = String(lines ?? '').split('\n');
  return [...new Set(said.map((line) => line.trim()).filter((line) => line !== ''))];
}

/** The whole rule as its call takes it: what was said anew, and the rest as it was. */
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
