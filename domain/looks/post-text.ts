/** What nobody sees between letters; a mark that makes a sign an emoji stays, for it ends a tag. */
const unseen = /[\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff\u00ad]/g;

/** A sign on a key, such as `#️⃣`, is no sign before a tag. */
const keycap = /[#*0-9]\ufe0f?\u20e3/gu;

/** A post's text as it is compared: width, case and invisible characters say nothing, blanks are one. */
export function plainText(text: string): string {
  const wide = text.replace(keycap, ' ').normalize('NFKC').replace(unseen, '').toLowerCase();
  return wide.normalize('NFKC').replace(/\s+/gu, ' ').trim();
}

/** The tags of a post, without `#` and as they are compared: letters, digits and `_`, up to whatever else comes. */
export function hashtagsIn(text: string): ReadonlySet<string> {
  return new Set(Array.from(plainText(text).matchAll(/#([\p{L}\p{M}\p{N}_]+)/gu), (found) => found[1] ?? ''));
}

/** Each account that a post names by `@`, as often as it does, without `@`. An address of mail names none. */
export function mentionsIn(text: string): readonly string[] {
  const found = plainText(text).matchAll(/(?<![a-z0-9._])@([a-z0-9._]+)/g);
  return Array.from(found, ([, name = '']) => name.replace(/\.+$/, '')).filter((name) => name !== '');
}

/** A tag or an account that somebody wrote down, with its sign or without, as it is compared. */
export function plainTag(tag: string): string {
  return plainText(tag).replace(/^[#@]/, '').replaceAll(' ', '');
}
