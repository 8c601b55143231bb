import { merged } from '../together.ts';
import { formatOf } from './format.ts';

type Tree = { readonly [key: string]: unknown };
type Format = (value: unknown, language: string, options: Record<string, string>) => string;

type Translate = (path: string, values?: Values) => string;

interface Values {
  readonly context?: string;
  readonly defaultValue?: string;
  readonly [name: string]: unknown;
}

const variable = /\{\{(.+?)\}\}/g;

const languages = new Map<string, Tree>();
const formats = new Map<string, Format>();
const translators = new Map<string, Translate>();
const listeners = new Set<() => void>();

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;

function at(language: string, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (tree, key) => (isTree(tree) && Object.hasOwn(tree, key) ? tree[key] : undefined),
      languages.get(language),
    );
}

function textAt(language: string, path: string, { context }: Values): string | undefined {
  const found = context === undefined ? undefined : at(language, `${path}_${context}`);
  const text = found ?? at(language, path);
  return typeof text === 'string' ? text : undefined;
}

/** Fills in the values that were passed. A variable without a value stays, since histories fill theirs in later. */
function filled(text: string, language: string, values: Values): string {
  return text.replace(variable, (whole, inner: string) => {
    const [name = '', ...rest] = inner.split(',');
    const key = name.trim();
    if (!Object.hasOwn(values, key)) return whole;
    const value = values[key];
    if (value === undefined || value === null) return '';
    const { format, options } = formatOf(rest.join(','));
    return String(formats.get(format)?.(value, language, options) ?? value);
  });
}

function translatorOf(language: string): Translate {
  return (path, values = {}) => {
    const text = textAt(language, path, values);
    return text === undefined ? (values.defaultValue ?? path) : filled(text, language, values);
  };
}

function getFixedT(language: string): Translate {
  const known = translators.get(language) ?? translatorOf(language);
  translators.set(language, known);
  return known;
}

/**
 * The part of i18next that the dashboard uses, under i18next's names. The build puts it in i18next's place, because the
 * library is ten times as large. A test compares the answers of both for every text.
 */
const translator = {
  language: 'cimode',
  services: {
    formatter: { add: (name: string, format: Format) => void formats.set(name, format) },
  },
  use: () => translator,
  init: ({ lng }: { lng: string }) => {
    translator.language = lng;
  },
  t: (path: string, values?: Values) => getFixedT(translator.language)(path, values),
  getFixedT,
  getResource: (language: string, _: string, path: string) => at(language, path),
  addResourceBundle: (language: string, _: string, texts: Tree) => {
    languages.set(language, merged([languages.get(language) ?? {}, texts]));
  },
  changeLanguage: async (language: string) => {
    translator.language = language;
    for (const listener of listeners) listener();
  },
};

/** Calls the listener after each change of language. The answer ends this. */
export function onLanguage(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const { t } = translator;
export default translator;
