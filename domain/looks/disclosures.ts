import type { Region } from '../regions.ts';

/**
 * Wordings that disclose a paid post, without blanks. `docs/certification.md` names the guidelines. The platform asks its
 * members to use the first two wordings of their region.
 */
export const disclosures: Readonly<Record<Region, readonly string[]>> = {
  KOREA: [
    '광고',
    '협찬',
    '유료광고',
    '유료광고포함',
    '광고포함',
    '대가성광고',
    '상업광고',
    '제휴광고',
    '제품협찬',
    '상품협찬',
    '무료협찬',
    '유료협찬',
    '협찬광고',
    '광고협찬',
    '협찬받음',
    '광고입니다',
    '협찬입니다',
  ],
  JAPAN: ['pr', '広告', '宣伝', 'プロモーション', '有料プロモーション', 'プロモーションを含む', '広告を含む'],
};

/**
 * Sentences which say that the author received something. The guidelines accept them as a disclosure, but only a person can
 * judge their meaning.
 */
const sentences: Readonly<Record<Region, RegExp>> = {
  KOREA:
    /(?:광고|협찬|제공|지원|대여|원고료|수수료|대가)(?:\s*비)?(?:을|를|로)?\s*(?:받|포함|지급)|(?:광고|협찬)\s*(?:입니다|이에요|예요|글|포스팅)/u,
  JAPAN:
    /(?:提供|協賛|貸与|貸出|依頼|タイアップ|献本|招待)[^。!?]{0,12}(?:受け|頂|いただ|戴|です|投稿|しています)|(?:広告|宣伝|プロモーション|pr)(?:です|を含|が含|投稿)/u,
};

const brackets = /[[({<【〔〖《〈「『]([^\])}>】〕〗》〉」』]{1,30})[\])}>】〕〗》〉」』]/gu;

/** Removes blanks, `_` and `#` from a wording for comparison: people write them between its parts. */
const compact = (wording: string) => wording.replace(/[\s_#]/gu, '');

/** Returns the first tag that discloses a paid post; undefined if none does. */
export function disclosingTag(tags: readonly string[], region: Region): string | undefined {
  return tags.find((tag) => disclosures[region].includes(compact(tag)));
}

/** Returns the disclosure in brackets in a folded text, such as `[광고]` in a title; undefined if there is none. */
export function disclosingBracket(folded: string, region: Region): string | undefined {
  const found = Array.from(folded.matchAll(brackets), ([, inside = '']) => inside);
  return found
    .flatMap((inside) => inside.split(/[/·・,|&+]/u))
    .map(compact)
    .find((each) => disclosures[region].includes(each));
}

/** Returns whether a folded text may disclose a paid post in a sentence. */
export function mayDisclose(folded: string, region: Region): boolean {
  return sentences[region].test(folded);
}

/** Returns whether a folded title begins with a separate disclosure, as in `광고 | 봄 코디`. */
export function beginsWithDisclosure(folded: string, region: Region): boolean {
  const [first = ''] = folded.split(/[^\p{L}\p{M}\p{N}_]+/u, 1);
  return disclosures[region].includes(compact(first));
}

/** The length of a blog's title and first lines in characters: about one phone screen before scrolling. */
const headLetters = 300;

/** Returns the title and the first lines of a folded text, cut after a whole word. */
export function headOf(folded: string): string {
  const all = [...folded];
  if (all.length <= headLetters) return folded;
  const end = all.indexOf(' ', headLetters);
  return all.slice(0, end === -1 ? all.length : end).join('');
}
