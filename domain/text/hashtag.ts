import { plain, plainLower } from './plain.ts';

/** Matches Hangul fillers, which networks show as a blank. */
const filler = /[\u3164\uffa0]/gu;

/** Matches a keycap emoji such as `#️⃣`, which does not start a tag. */
const keycap = /[#*0-9]\ufe0f?\u20e3/gu;

const sign = /[\p{Extended_Pictographic}\p{S}\p{No}\p{P}]/gu;
const readsAsLetters = /[\p{L}\p{N}]/u;

/**
 * The characters of a tag; the first is never a combining mark. Instagram, YouTube and Naver end a tag at every other
 * character. Here an emoji ends a tag too.
 */
const letters = String.raw`[\p{L}\p{M}\p{Nd}\p{Nl}_]`;
const inText = new RegExp(String.raw`#((?!\p{M})${letters}+)`, 'gu');
const alone = new RegExp(String.raw`^(?!\p{M})${letters}*[\p{L}\p{N}]${letters}*$`, 'u');
const notInTag = /[^\p{L}\p{M}\p{Nd}\p{Nl}_]/u;

/** Replaces symbols such as `™` by blanks: NFKC would turn them into letters, which would become part of the tag before them. */
function withoutSigns(text: string): string {
  return text
    .replace(keycap, ' ')
    .replace(filler, ' ')
    .replace(sign, (each) => (readsAsLetters.test(each.normalize('NFKC')) ? ' ' : each));
}

/** Folds a text for reading tags and mentions: like `plainLower`, but symbols stay symbols. */
export function tagText(text: string): string {
  return plainLower(withoutSigns(text));
}

/** Returns the tags in a folded text, without `#`. */
export function tagsIn(folded: string): string[] {
  return Array.from(folded.matchAll(inText), ([, tag = '']) => tag);
}

/** A hashtag in comparable form, or the character at which networks end the tag. `tag` is empty if the text has no letters. */
export type ReadHashtag = { tag: string } | { endsAt: string };

/** Parses a single hashtag, with or without `#`. */
export function readHashtag(said: string): ReadHashtag {
  const tag = tagText(said).replace(/^#/, '');
  return alone.test(tag) ? { tag } : { endsAt: notInTag.exec(tag)?.[0] ?? '' };
}

/** Returns a hashtag as it should be written in a post, with its `#`. */
export function writtenHashtag(said: string): string {
  return `#${plain(withoutSigns(said)).replace(/^#/, '')}`;
}
