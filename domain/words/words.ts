import type { words as english } from './en.ts';

/** The families of codes that people read. */
export type WordGroup = keyof typeof english;

/** What each code of each family is called in one language: said once, on screens and in files alike. */
export type Words = {
  readonly [Group in WordGroup]: { readonly [Code in keyof (typeof english)[Group]]: string };
};
