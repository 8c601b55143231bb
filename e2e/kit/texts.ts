import type { Page } from 'playwright-core';
import { en } from '#dashboard/i18n/en/index.ts';
import { ja } from '#dashboard/i18n/ja/index.ts';
import { ko } from '#dashboard/i18n/ko/index.ts';
import { flat } from '#dashboard/i18n/testing/flat.ts';
import type { Language } from '#domain/words/languages.ts';

const texts: Record<Language, string[]> = {
  ko: [...flat(ko).values()],
  en: [...flat(en).values()],
  ja: [...flat(ja).values()],
};

const numbers = ['id', 'n', 'amount', 'total', 'page', 'pages', 'may', 'all', 'ok', 'failed'];

/** Turns a text of the dashboard into a pattern in which a variable matches a number or a few words. */
function patternOf(text: string): RegExp {
  const parts = text.split(/\{\{([^}]+)\}\}/).map((part, index) => {
    if (index % 2 === 0) return part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
    return numbers.includes(part) ? '[\\d,]+' : '.{1,16}';
  });
  return new RegExp(`^${parts.join('')}$`);
}

interface Foreign {
  /** Texts without variables: nearly all texts, in a set for fast lookup. */
  plain: Set<string>;
  /** Texts with variables. */
  patterns: RegExp[];
}

/** The texts that exist only in other languages. */
function foreignTo(language: Language): Foreign {
  const own = new Set(texts[language]);
  const all = (['ko', 'en', 'ja'] as const)
    .filter((other) => other !== language)
    .flatMap((other) => texts[other])
    .filter((text) => !own.has(text) && text.replaceAll(/\{\{[^}]+\}\}|\P{L}/gu, '').length >= 2);
  return {
    plain: new Set(all.filter((text) => !text.includes('{{'))),
    patterns: all.filter((text) => text.includes('{{')).map(patternOf),
  };
}

const foreign: Record<Language, Foreign> = {
  ko: foreignTo('ko'),
  en: foreignTo('en'),
  ja: foreignTo('ja'),
};

const broken = /\bundefined\b|\bNaN\b|\[object |\{\{|Invalid Date/;
const key = new RegExp(`^(${Object.keys(en).join('|')})(\\.\\w+)+$`);
const code = /^[a-z]{3,}(_[a-z]+)*$/;
const wordmark = 'tryset';

/** Finds visible and screen reader texts that are broken, a bare code, or in another language. */
export async function wrongTexts(page: Page, language: Language): Promise<string[]> {
  const shown = new Set(await page.evaluate(readTexts));
  const known = new Set([...texts[language], wordmark]);
  const { plain, patterns } = foreign[language];
  return [...shown].filter(
    (text) =>
      broken.test(text) ||
      key.test(text) ||
      (code.test(text) && !known.has(text)) ||
      plain.has(text) ||
      patterns.some((pattern) => pattern.test(text)),
  );
}

/** Runs in the page: reads its visible texts and its accessible names. */
function readTexts(): string[] {
  const found: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode;
    // Skips stored data, which is shown unchanged and not translated.
    if (parentElement?.closest('pre, script, style, [data-stored]')) continue;
    found.push(textContent ?? '');
  }
  for (const name of ['aria-label', 'title', 'placeholder', 'alt']) {
    for (const element of document.querySelectorAll(`[${name}]:not([data-stored], [data-stored] *)`))
      found.push(element.getAttribute(name) ?? '');
  }
  return found.map((text) => text.trim()).filter((text) => text !== '');
}
