import { LinkifyIt } from 'linkify-it';

const links = new LinkifyIt({ fuzzyLink: true, fuzzyEmail: false });

/** Korean and Japanese put no blank before an address, and a colon leads to one. */
const glued = /(?<=[^\s/\w.:-])(?=(?:https?:\/\/|www\.))|(?<=(?:\P{ASCII}|(?:^|\s)[a-z]+):)(?=[a-z])/giu;

/** A text without the web addresses in it. A name of a host alone may be a word: it stays. */
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
