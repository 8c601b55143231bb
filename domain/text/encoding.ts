/**
 * The encodings in which spreadsheet programs save text. Excel in Korean or Japanese writes `CSV` in the code page of its
 * system and `Unicode text` as UTF-16.
 */
export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'euc-kr' | 'shift_jis';

/**
 * Why a file is unreadable: it is not text, it was damaged earlier (it contains `�`), its bytes fit Korean as well as
 * Japanese, or neither. `line` is the first line with the problem.
 */
export interface EncodingFault {
  fault: 'no_text' | 'destroyed' | 'unknown';
  line: number;
}

type Bytes = Uint8Array<ArrayBuffer>;
const lineEnd = 0x0a;

interface Candidate {
  encoding: Encoding;
  /** The share of the text that is plausible in the encoding's language; null if bytes are invalid in this encoding. */
  score: number | null;
  scoreOf(text: string): number;
}

/** Detects a file's encoding from its bytes, given in order and in parts of any size. */
export function createEncodingGuess() {
  const candidates = [
    candidate('utf-8', () => 0),
    candidate('euc-kr', koreanScore),
    candidate('shift_jis', japaneseScore),
  ];
  const [unicode, ...national] = candidates;
  let marked: Encoding | null | undefined;
  let pending: Bytes = new Uint8Array();
  let line = 1;
  let notUnicodeAt = 0;
  let fault: EncodingFault | null = null;

  function takeLines(lines: Bytes): void {
    const isUnicode = unicode?.score !== null;
    const text = decoded('utf-8', lines);
    for (const each of candidates) {
      if (each.score === null) continue;
      const read = decoded(each.encoding, lines);
      each.score = read === null ? null : each.score + each.scoreOf(read);
    }
    if (isUnicode && text === null) {
      const parts = linesOf(lines);
      notUnicodeAt = line + parts.findIndex((part) => decoded('utf-8', part) === null);
    }
    const wrong = lines.includes(0) ? 'no_text' : text?.includes('\uFFFD') ? 'destroyed' : null;
    if (wrong !== null) {
      const sign = wrong === 'no_text' ? '\0' : '\uFFFD';
      const at = linesOf(lines).findIndex((part) => new TextDecoder().decode(part).includes(sign));
      fault ??= { fault: wrong, line: line + Math.max(at, 0) };
    }
    for (const byte of lines) if (byte === lineEnd) line += 1;
  }

  return {
    take(bytes: Bytes): void {
      const all = joined(pending, bytes);
      pending = all;
      if (marked === undefined && all.length >= 2) marked = markOf(all);
      const whole = all.lastIndexOf(lineEnd) + 1;
      if (marked === undefined) return;
      if (marked !== null) {
        pending = new Uint8Array();
        return;
      }
      if (whole > 0) takeLines(all.slice(0, whole));
      pending = all.slice(whole);
    },
    found(): { encoding: Encoding } | EncodingFault {
      if (marked) return { encoding: marked };
      takeLines(pending);
      pending = new Uint8Array();
      if (fault !== null) return fault;
      if (unicode?.score !== null) return { encoding: 'utf-8' };
      const [best, other] = national
        .filter(({ score }) => score !== null && score > 0)
        .sort((one, another) => (another.score ?? 0) - (one.score ?? 0));
      if (best === undefined || best.score === other?.score) return { fault: 'unknown', line: notUnicodeAt };
      return { encoding: best.encoding };
    },
  };
}

/** Returns the text of a whole file, or why the file is unreadable. */
export function decodeFile(bytes: Bytes): { text: string } | EncodingFault {
  const guess = createEncodingGuess();
  guess.take(bytes);
  const found = guess.found();
  return 'fault' in found ? found : { text: new TextDecoder(found.encoding).decode(bytes) };
}

function candidate(encoding: Encoding, scoreOf: Candidate['scoreOf']): Candidate {
  return { encoding, score: 0, scoreOf };
}

function decoded(encoding: Encoding, bytes: Bytes): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

function markOf([first, second]: Bytes): Encoding | null {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : null;
}

function joined(one: Bytes, other: Bytes): Bytes {
  if (one.length === 0) return other;
  const both = new Uint8Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
}

function linesOf(bytes: Bytes): Bytes[] {
  const lines: Bytes[] = [];
  for (let from = 0; from < bytes.length; ) {
    const end = bytes.indexOf(lineEnd, from);
    const next = end === -1 ? bytes.length : end + 1;
    lines.push(bytes.slice(from, next));
    from = next;
  }
  return lines;
}

let syllables: ReadonlySet<string> | undefined;

/**
 * Returns the 2,350 syllables of KS X 1001, which cover nearly all Korean text. Japanese text that is misread as Korean
 * contains other syllables.
 */
function commonSyllables(): ReadonlySet<string> {
  syllables ??= new Set(new TextDecoder('euc-kr').decode(new Uint8Array(everyPair().flat(2))));
  return syllables;
}

function everyPair(): number[][][] {
  const [leads, trails] = [0xc8 - 0xb0 + 1, 0xfe - 0xa1 + 1];
  return Array.from({ length: leads }, (_, lead) =>
    Array.from({ length: trails }, (__, trail) => [0xb0 + lead, 0xa1 + trail]),
  );
}

function koreanScore(text: string): number {
  const common = commonSyllables();
  const hangul = text.match(/[가-힣]/g) ?? [];
  return hangul.reduce((score, syllable) => score + (common.has(syllable) ? 1 : -1), 0);
}

/** Scores a text read as Japanese. Korean text that is misread as Japanese contains half-width katakana and rare signs. */
function japaneseScore(text: string): number {
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  return count(/[\u3041-\u30FE\u4E00-\u9FFF]/g) - count(/[\uFF61-\uFF9F\u0080-\u009F]/g);
}
