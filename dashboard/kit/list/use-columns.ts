import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type Language, usePreference } from '../preferences/preferences.ts';
import { type TimeFormats, useTimeFormats } from '../preferences/time.ts';
import { useIdentity } from '../session/session-store.ts';
import type { Card } from './card.ts';
import type { Column, GridRow } from './grid.tsx';

/** Parameters for building the columns of a list. */
export interface ColumnParts {
  t: TFunction;
  language: Language;
  times: TimeFormats;
  /** Whether the list has a column for the brand, as staff see rows of every brand. */
  withBrand: boolean;
}

function useColumnParts(): ColumnParts {
  const { t } = useTranslation();
  const language = usePreference('language');
  const times = useTimeFormats();
  const withBrand = useIdentity()?.scope === 'staff';
  return useMemo(() => ({ t, language, times, withBrand }), [t, language, times, withBrand]);
}

/** The columns of a list for the signed-in person. They stay the same objects until the language or time zone changes. */
export function useColumns<Row extends GridRow>(
  columnsOf: (parts: ColumnParts) => readonly Column<Row>[],
): readonly Column<Row>[] {
  const parts = useColumnParts();
  return useMemo(() => columnsOf(parts), [columnsOf, parts]);
}

/** The function that shows a row as a card for the signed-in person. */
export function useCards<Row extends GridRow>(
  cardsOf: (parts: ColumnParts) => (row: Row) => Card,
): (row: Row) => Card {
  const parts = useColumnParts();
  return useMemo(() => cardsOf(parts), [cardsOf, parts]);
}
