import type { Language } from '#domain/words/languages.ts';

/** A column of a paper's table. `edge` is its left edge, or its right edge if `isRight`; it ends a text after `width`. */
export interface PaperColumn {
  title: string;
  edge: number;
  isRight: boolean;
  width?: number;
}

/** What a paper about a brand's month says, in the words of its language. Lengths are points of 1/72 inch. */
export interface Paper {
  language: Language;
  title: string;
  brandName: string;
  /** Small lines below the brand. */
  heads: readonly string[];
  /** Groups of named amounts. */
  sums: readonly (readonly { name: string; amount: string }[])[];
  columns: readonly PaperColumn[];
  /** The cells of each row, in the order of the columns. */
  rows: readonly (readonly string[])[];
  pageWord: string;
  /** The ISO instant that the file names as its creation. */
  createdTime: string;
}

/** The right edge of a paper's table. */
export const paperRight = 555;

const numbers = new Intl.NumberFormat('en-US');
export const numbered = (amount: number): string => numbers.format(amount);
