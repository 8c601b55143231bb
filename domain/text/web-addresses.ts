import { LinkifyIt } from 'linkify-it';

const links = new LinkifyIt({ fuzzyLink: true, fuzzyEmail: false });

/**
 * Matches the start of a web address that follows other text directly: Korean and Japanese text may have no blank before an
 * address, or only a colon.
 */
const glued = /(?<=[^\s/\w.:-])(?=(?:https?:\/\/|www\.))|(?<=(?:\P{ASCII}|(?:^|\s)[a-z]+):)(?=[a-z])/giu;

/** Removes web addresses from a text. A host name without `https://` or `www.` stays, since it may be a word. */
export function withoutAddresses(text: string): string {
  const parted = text.replace(glued, ' ');
  let rest = '';
  let from = 0;
  for (const { schema, raw, index, lastIndex } of links.match(parted) ?? []) {
    if (schema === '' && !raw.includes('/')) continue;
    rest += `${parted.slice(from, index)} `;
    from = lastIndex;
  }
  return rest + parted.slice(from);
}
