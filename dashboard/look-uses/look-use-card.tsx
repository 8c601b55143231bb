import type { LookUse } from '#read-api/look-uses/contract.ts';
import { brandName } from '../brands/brand-name.ts';
import type { Card } from '../kit/list/card.ts';
import type { ColumnParts } from '../kit/list/use-columns.ts';
import { LookUseStatus } from './look-use-status.tsx';
import { daysText, memberText, priceText } from './look-use-text.ts';

/** A use in the list of cards, and on a phone. */
export function lookUseCard({ t, times, language, withBrand }: ColumnParts): (row: LookUse) => Card {
  return (row) => ({
    picture: row.look.image,
    title: `${row.id} · ${t(`lookUse.type.${row.type}`)}`,
    about: [
      withBrand && brandName(row.brand, language),
      memberText(t, row.look),
      daysText(t, times, row),
      priceText(t, row),
    ]
      .filter(Boolean)
      .join(' · '),
    status: <LookUseStatus lookUse={row} />,
  });
}
