// Lists prose that is hard to read, in Markdown and comments: node scripts/plain-english.mjs [file or folder]…
import { globSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
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

/** @typedef {{ line: number, text: string, doc: boolean }} Prose */

/**
 * The comments of a source file. Neighbouring line comments are one text.
 * @param {string} file
 * @param {string} source
 * @returns {Prose[]}
 */
function comments(file, source) {
  /** @type {(Prose & { end: number })[]} */
  const found = [];
  for (const { type, value, start, end } of parseSync(file, source).comments) {
    const line = source.slice(0, start).split('\n').length;
    const last = found.at(-1);
    const joins = type === 'Line' && last?.doc === false && /^\s*$/.test(source.slice(last.end, start));
    if (last && joins) {
      last.text += `\n${value}`;
      last.end = end;
    } else found.push({ line, text: value.replaceAll(/^\s*\*/gm, ''), doc: value.startsWith('*'), end });
  }
  return found;
}

/**
 * The paragraphs, list items and headings of a Markdown page, without code and tables.
 * @param {string} page
 * @returns {Prose[]}
 */
function paragraphs(page) {
  const withoutCode = page.replaceAll(/^( *)```.*?^\1```/gms, (code) => code.replaceAll(/[^\n]/g, ''));
  let line = 1;
  return withoutCode.split(/(\n\s*\n|\n(?=\s*(?:[-*#|>]|\d+\.) ?))/).flatMap((text) => {
    const at = line + (text.match(/^\n*/)?.[0].length ?? 0);
    line += text.split('\n').length - 1;
    return /^\s*(\||$)/.test(text) ? [] : [{ line: at, text, doc: true }];
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
 * @param {string} file
 * @returns {string[]}
 */
function faults(file) {
  const source = readFileSync(file, 'utf8');
  const isPage = file.endsWith('.md');
  const ofSentences = (isPage ? paragraphs(source) : comments(file, source)).flatMap(({ line, text }) =>
    sentences(text).flatMap((sentence) => {
      const words = sentence.split(' ').length;
      const turn = bannedTurns.map((banned) => sentence.match(banned)?.[0]).find(Boolean);
      const where = `${relative(root, file)}:${line}`;
      return [
        ...(words > longestSentence ? [`${where}: ${words} words: ${sentence}`] : []),
        ...(turn ? [`${where}: "${turn}": ${sentence}`] : []),
      ];
    }),
  );
  const longLines = source.split('\n').flatMap((text, index) => {
    const isProse = isPage ? !/^\s*\||https?:/.test(text) : /^\s*(\/\/|\*|\/\*)/.test(text);
    return isProse && text.length > longestLine
      ? [`${relative(root, file)}:${index + 1}: ${text.length} characters`]
      : [];
  });
  return [...ofSentences, ...longLines];
}

const given = process.argv.slice(2);
const patterns = (given.length > 0 ? given : ['.']).map((path) =>
  /\.\w+$/.test(path) ? path : `${path}/**/*.{ts,tsx,mjs,md}`,
);
const exclude = [
  'node_modules/**',
  '**/node_modules/**',
  'dist/**',
  '.data/**',
  'test-output/**',
  'docs/rights.md',
];
const found = globSync(patterns, { cwd: root, exclude }).flatMap((file) => faults(`${root}/${file}`));
for (const fault of found) console.error(fault);
if (found.length > 0)
  console.error(`\n${found.length} places are hard to read: shorten the sentence, or name the thing.`);
process.exitCode = found.length > 0 ? 1 : 0;
