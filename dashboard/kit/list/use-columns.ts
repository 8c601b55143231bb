import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type Language, usePreference } from '../preferences/preferences.ts';
import { type TimeFormats, useTimeFormats } from '../preferences/time.ts';
import { useIdentity } from '../session/session-store.ts';
import type { Card } from './card.ts';
import type { Column, GridRow } from './grid.tsx';

/** What the columns of a list are made with. */
export interface ColumnParts {
  t: TFunction;
  language: Language;
  times: TimeFormats;
  /** Staff see rows of every brand, so the brand is said. */
  withBrand: boolean;
}

function useColumnParts(): ColumnParts {
  const { t } = useTranslation();
  const language = usePreference('language');
  const times = useTimeFormats();
  const withBrand = useIdentity()?.scope === 'staff';
  return useMemo(() => ({ t, language, times, withBrand }), [t, language, times, withBrand]);
}

/** The columns of a list for the person who is signed in, the same ones until language or zone change. */
export function useColumns<Row extends GridRow>(
  columnsOf: (parts: ColumnParts) => readonly Column<Row>[],
): readonly Column<Row>[] {
  const parts = useColumnParts();
  return useMemo(() => columnsOf(parts), [columnsOf, parts]);
}

/** A list's rows as cards, for the same person. */
export function useCards<Row extends GridRow>(
  cardsOf: (parts: ColumnParts) => (row: Row) => Card,
): (row: Row) => Card {
  const parts = useColumnParts();
  return useMemo(() => cardsOf(parts), [cardsOf, parts]);
}
