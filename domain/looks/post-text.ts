import { tagsIn, tagText } from '../text/hashtag.ts';
import { plainLower, unseen } from '../text/plain.ts';
import { withoutAddresses } from '../text/web-addresses.ts';

/** A post's text as the rules read it. Tags and mentions inside web addresses do not count. */
export interface PostText {
  /** The text in which words are searched. */
  words: string;
  /** The text in which tags are searched. */
  tags: string;
  /**
   * Alternative readings of the text, with symbols as letters and invisible characters as blanks. Only a person can tell
   * whether one of them applies.
   */
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
 * Returns every `@` mention in a folded text, with repetitions and without the `@`. A letter before the `@` makes it an email
 * address.
 */
export function mentionsIn(folded: string): string[] {
  const found = folded.matchAll(/(?<![a-z0-9]_*)@([a-z0-9._]+)/g);
  return Array.from(found, ([, name = '']) => name.replace(/\.+$/, '')).filter((name) => name !== '');
}

/** Returns whether a post has a hashtag, as `readHashtag` reads it; null if a person must look. */
export function hasHashtag(post: PostText, tag: string): boolean | null {
  const has = (text: string) => tagsIn(text).includes(tag);
  if (has(post.tags)) return true;
  return post.otherwise.some(has) ? null : false;
}

/** Returns whether a post mentions an account; null if a person must look, for example if a word directly follows the name. */
export function hasMention(post: PostText, username: string): boolean | null {
  const names = mentionsIn(post.tags);
  if (names.includes(username)) return true;
  const isGlued = names.some((name) => name.startsWith(`${username}.`));
  return isGlued || post.otherwise.some((text) => mentionsIn(text).includes(username)) ? null : false;
}
