import { plain, plainLower } from './plain.ts';

/** Fillers of Hangul, which networks print as a blank. */
const filler = /[\u3164\uffa0]/gu;

/** A sign on a key, such as `#️⃣`, is no sign before a tag. */
const keycap = /[#*0-9]\ufe0f?\u20e3/gu;

const sign = /[\p{Extended_Pictographic}\p{S}\p{No}\p{P}]/gu;
const readsAsLetters = /[\p{L}\p{N}]/u;

/** The letters of a tag; its first is no mark. Instagram, YouTube and Naver end a tag at every other sign; here an emoji ends it too. */
const letters = String.raw`[\p{L}\p{M}\p{Nd}\p{Nl}_]`;
const inText = new RegExp(String.raw`#((?!\p{M})${letters}+)`, 'gu');
const alone = new RegExp(String.raw`^(?!\p{M})${letters}*[\p{L}\p{N}]${letters}*$`, 'u');
const notInTag = /[^\p{L}\p{M}\p{Nd}\p{Nl}_]/u;

/** NFKC would turn `™` into letters, and so the sign after a tag into a part of the tag. */
function withoutSigns(text: string): string {
  return text
    .replace(keycap, ' ')
    .replace(filler, ' ')
    .replace(sign, (each) => (readsAsLetters.test(each.normalize('NFKC')) ? ' ' : each));
}

/** A text as its tags and mentions are read: as `plainLower`, but signs stay signs. */
export function tagText(text: string): string {
  return plainLower(withoutSigns(text));
}

/** The tags in a text that was folded already, without `#`. */
export function tagsIn(folded: string): string[] {
  return Array.from(folded.matchAll(inText), ([, tag = '']) => tag);
}

/** A hashtag as it is compared, or the sign at which networks end it; that sign is empty where there are no letters. */
export type ReadHashtag = { tag: string } | { endsAt: string };

/** Reads a hashtag that somebody wrote down alone, with its `#` or without. */
export function readHashtag(said: string): ReadHashtag {
  const tag = tagText(said).replace(/^#/, '');
  return alone.test(tag) ? { tag } : { endsAt: notInTag.exec(tag)?.[0] ?? '' };
}

/** A hashtag as it is written into a post, with blanks around it. */
export function writtenHashtag(said: string): string {
  return `#${plain(withoutSigns(said)).replace(/^#/, '')}`;
}
