import { tagsIn, tagText } from '../text/hashtag.ts';
import { plainLower, unseen } from '../text/plain.ts';
import { withoutAddresses } from '../text/web-addresses.ts';

/** The text of a post as the rules read it; tags and mentions inside a web address are none. */
export interface PostText {
  /** The text as words are looked for in it. */
  words: string;
  /** The text as tags are looked for in it. */
  tags: string;
  /** The same, where signs become letters and unseen signs become blanks: readings that only a person can tell from the first. */
  otherwise: readonly string[];
}

export function readPost(text: string): PostText {
  const own = withoutAddresses(text);
  return {
    words: plainLower(text),
    tags: tagText(own),
    otherwise: [plainLower(own), plainLower(own.replace(unseen, ' '))],
  };
}

/**
 * Each account that a text names by `@`, as often as it does, without `@`. The text is folded. A letter before the `@` makes it an
 * address of mail.
 */
export function mentionsIn(folded: string): string[] {
  const found = folded.matchAll(/(?<![a-z0-9]_*)@([a-z0-9._]+)/g);
  return Array.from(found, ([, name = '']) => name.replace(/\.+$/, '')).filter((name) => name !== '');
}

/** Whether a post has a hashtag, as `readHashtag` reads it; null where a person has to look. */
export function hasHashtag(post: PostText, tag: string): boolean | null {
  const has = (text: string) => tagsIn(text).includes(tag);
  if (has(post.tags)) return true;
  return post.otherwise.some(has) ? null : false;
}

/** Whether a post names an account; null where a person has to look, as at a word that is glued to the name. */
export function hasMention(post: PostText, username: string): boolean | null {
  const names = mentionsIn(post.tags);
  if (names.includes(username)) return true;
  const isGlued = names.some((name) => name.startsWith(`${username}.`));
  return isGlued || post.otherwise.some((text) => mentionsIn(text).includes(username)) ? null : false;
}
