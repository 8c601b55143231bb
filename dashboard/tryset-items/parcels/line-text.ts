import type { TFunction } from 'i18next';
import { label } from '../../i18n/label.ts';
import type { CheckedLine } from './check-lines.ts';
import type { ParcelKind } from './parcel-kind.ts';

/** The problems of a line, one sentence each. */
export function problemTexts(t: TFunction, kind: ParcelKind, { problems, item }: CheckedLine): string[] {
  const status = (code: string) => label(t, kind.statuses, code);
  return problems.map((problem) =>
    problem === 'wrongStatus'
      ? t('parcels.problems.wrongStatus', {
          status: status(item?.status ?? ''),
          from: kind.from.map(status).join(', '),
        })
      : t(`parcels.problems.${problem}`),
  );
}
