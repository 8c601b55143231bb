import { useTranslation } from 'react-i18next';
import type { CountField } from '#domain/metrics/metric-fields.ts';
import { label } from '../i18n/label.ts';
import { Delta, type Wanted } from './delta.tsx';
import { changeText, rateChangeText } from './figure-texts.ts';
import type { MetricNumbers } from './metric-answer.ts';
import { MetricFigure } from './metric-figure.tsx';
import type { MetricPlace } from './metric-links.ts';
import { Tile, Tiles } from './tile.tsx';

/** The counts of the tiles, and the direction in which each improves. */
const tileFields: readonly (readonly [CountField, Wanted])[] = [
  ['requestedCount', 'up'],
  ['deliveredCount', 'up'],
  ['returnedCount', 'up'],
  ['purchasedCount', 'up'],
  ['lostCount', 'down'],
  ['overdueCount', 'down'],
  ['certifiedCount', 'up'],
  ['orderItemCount', 'up'],
  ['lookUseCount', 'up'],
];

interface OutcomeTilesProps {
  numbers: MetricNumbers;
  /** The numbers of the period before; null if there is none. */
  previous: MetricNumbers | null;
  place: MetricPlace;
}

/** The main numbers of a row or a total, beside those of the period before. */
export function OutcomeTiles({ numbers, previous, place }: OutcomeTilesProps) {
  const { t } = useTranslation();
  const change = previous && rateChangeText(t, decidedOf(numbers), decidedOf(previous));
  const fields = tileFields.filter(
    ([field]) => field !== 'lookUseCount' || place.row?.dimension !== 'products',
  );
  return (
    <Tiles columns={[3, 5, fields.length + 1]}>
      {fields.map(([field, wanted]) => {
        const now = numbers[field] ?? 0;
        const before = previous?.[field] ?? null;
        return (
          <Tile
            key={field}
            name={label(t, 'metrics.fields', field)}
            note={label(t, 'metrics.notes', field)}
            {...(before !== null && {
              below: <Delta text={changeText(now, before)} difference={now - before} wanted={wanted} />,
            })}
          >
            <MetricFigure field={field} numbers={numbers} place={place} />
          </Tile>
        );
      })}
      <Tile
        name={t('metrics.fields.postRate')}
        note={t('metrics.notes.postRate')}
        {...(change && {
          below: (
            <Delta
              text={change}
              difference={(numbers.postRate ?? 0) - (previous?.postRate ?? 0)}
              wanted="up"
            />
          ),
        })}
      >
        <MetricFigure field="postRate" numbers={numbers} place={place} />
      </Tile>
    </Tiles>
  );
}

function decidedOf({ postedCount, refusedCount, overdueCount }: MetricNumbers) {
  return { part: postedCount, whole: postedCount + refusedCount + overdueCount };
}
