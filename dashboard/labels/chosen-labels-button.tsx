import type { Selection } from '../kit/list/selection.ts';
import { idsMatching } from './chosen-ids.ts';
import { type LabelKind, type LabelOffer, offerOf } from './label-offer.ts';
import { LabelsButton } from './labels-button.tsx';

interface ChosenLabelsButtonProps {
  of: LabelKind;
  /** Path of the list's call. */
  path: string;
  selection: Selection<{ id: number }>;
  others?: readonly LabelOffer[];
}

/** Prints the labels of the selected rows, or of all rows that the filters match. */
export function ChosenLabelsButton({ of, path, selection, others = [] }: ChosenLabelsButtonProps) {
  const offer =
    selection.kind === 'all'
      ? { of, amount: selection.count, values: () => idsMatching(path, selection) }
      : offerOf(
          of,
          selection.rows.map(({ id }) => id),
        );
  return <LabelsButton offers={[offer, ...others]} />;
}
