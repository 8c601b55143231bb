import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { root } from './root.mjs';

const longestSentence = 30;
const longestLine = 140;
const bannedTurns = [
  /\bwhat (is|was|are)\b/i,
  /\bwho (has|have)\b/i,
  /\b(whoever|whomever|whatever it is|that which)\b/i,
  /^there (is|are) none\b/i,
];

/**
 * A place that is hard to read: a long line, a long sentence or a banned turn.
 * @typedef {{ where: string, kind: 'line' | 'sentence' | 'turn', fault: string }} HardPlace
 * @typedef {{ line: number, text: string }} Prose
 */

/**
 * The comments of a source file. Neighbouring line comments are one text.
 * @param {string} file
 * @param {string} source
 * @returns {Prose[]}
 */
function comments(file, source) {
  /** @type {(Prose & { isBlock: boolean, end: number })[]} */
  const found = [];
  for (const { type, value, start, end } of parseSync(file, source).comments) {
    const line = source.slice(0, start).split('\n').length;
    const last = found.at(-1);
    const joins = type === 'Line' && last?.isBlock === false && /^\s*$/.test(source.slice(last.end, start));
    if (last && joins) {
      last.text += `\n${value}`;
      last.end = end;
    } else found.push({ line, text: value.replaceAll(/^\s*\*/gm, ''), isBlock: type === 'Block', end });
  }
  return found;
}

/**
 * Empties the lines of fenced code.
 * @param {string} page
 * @returns {string}
 */
function withoutCode(page) {
  return page.replaceAll(/^( *)```.*?^\1```/gms, (code) => code.replaceAll(/[^\n]/g, ''));
}

/**
 * The paragraphs, list items and headings of a Markdown page, without code and tables.
 * @param {string} page
 * @returns {Prose[]}
 */
function paragraphs(page) {
  let line = 1;
  return withoutCode(page)
    .split(/(\n\s*\n|\n(?=\s*(?:[-*#|>]|\d+\.) ?))/)
    .flatMap((text) => {
      const at = line + (text.match(/^\n*/)?.[0].length ?? 0);
      line += text.split('\n').length - 1;
      return /^\s*(\||$)/.test(text) ? [] : [{ line: at, text }];
    });
}

/**
 * @param {string} text
 * @returns {string[]}
 */
function sentences(text) {
  const plain = text
    .replaceAll(/\{@\w+[^}]*\}|^\s*@\w+.*$/gm, ' ')
    .replaceAll(/`[^`]*`/g, 'code')
    .replaceAll(/\]\([^)]*\)/g, ']')
    .replaceAll(/^\s*(?:[-*#>]+|\d+\.)\s/g, '');
  return plain.split(/(?<=[.!?:;])["')\]_*]*\s+/).map((sentence) => sentence.replaceAll(/\s+/g, ' ').trim());
}

/**
 * The lines of a page or of comments that are too long to read easily; tables and indented code may be longer.
 * @param {string} source
 * @param {boolean} isPage
 * @returns {Prose[]}
 */
function longLines(source, isPage) {
  const text = isPage ? withoutCode(source) : source;
  const isProse = isPage ? /^(?! {4}| *\|)/ : /^\s*(\/\/|\*|\/\*)/;
  return text
    .split('\n')
    .flatMap((line, index) =>
      line.length > longestLine && isProse.test(line) ? [{ line: index + 1, text: line }] : [],
    );
}

/**
 * @param {string} file path below the checkout's folder
 * @returns {HardPlace[]}
 */
export function hardPlaces(file) {
  const source = readFileSync(join(root, file), 'utf8');
  const isPage = file.endsWith('.md');
  const ofLines = longLines(source, isPage).map(({ line, text }) => ({
    where: `${file}:${line}`,
    kind: /** @type {const} */ ('line'),
    fault: `${text.length} characters`,
  }));
  const prose = isPage ? paragraphs(source) : comments(file, source);
  const ofSentences = prose.flatMap(({ line, text }) =>
    sentences(text).flatMap((sentence) =>
      faultsOf(sentence).map((fault) => ({ where: `${file}:${line}`, ...fault })),
    ),
  );
  return [...ofLines, ...ofSentences];
}

/**
 * @param {string} sentence
 * @returns {Pick<HardPlace, 'kind' | 'fault'>[]}
 */
function faultsOf(sentence) {
  const words = sentence.split(' ').length;
  const turn = bannedTurns.map((banned) => sentence.match(banned)?.[0]).find(Boolean);
  return [
    ...(words > longestSentence
      ? [{ kind: /** @type {const} */ ('sentence'), fault: `${words} words: ${sentence}` }]
      : []),
    ...(turn ? [{ kind: /** @type {const} */ ('turn'), fault: `"${turn}": ${sentence}` }] : []),
  ];
}

const exclude = [
  'node_modules/**',
  '**/node_modules/**',
  'dist/**',
  '.data/**',
  'test-output/**',
  'docs/rights.md',
];

/**
 * The files with prose in these folders; a given file is returned itself.
 * @param {readonly string[]} paths
 * @returns {string[]}
 */
export function filesWithProse(paths) {
  const patterns = paths.map((path) => (/\.\w+$/.test(path) ? path : `${path}/**/*.{ts,tsx,mjs,md}`));
  return globSync(patterns, { cwd: root, exclude });
}
