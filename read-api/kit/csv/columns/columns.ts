import type { columns as english } from './en.ts';

/** The columns that files have, by the names that the API gives them. */
export type ColumnName = keyof typeof english;

export type ColumnNames = Readonly<Record<ColumnName, string>>;
