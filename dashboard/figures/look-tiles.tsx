import { useTranslation } from 'react-i18next';
import type { LookFigures } from '#read-api/figures/contract.ts';
import { formatNumber } from '../kit/preferences/time.ts';
import { useLooksPath } from '../kit/routes/use-looks-path.ts';
import type { Behind } from '../metrics/behind.ts';
import { Delta, type Wanted } from '../metrics/delta.tsx';
import { FigureLink } from '../metrics/figure-link.tsx';
import { changeText } from '../metrics/figure-texts.ts';
import { Tile, Tiles } from '../metrics/tile.tsx';
import { periodLinks } from './figure-links.ts';

interface LookTilesProps {
  current: LookFigures;
  previous: LookFigures;
  /** The two periods, each `first,last` in days, as in the filters of lists. */
  period: string;
  previousPeriod: string;
  narrowing: Record<string, string>;
}

/** The list behind each figure, and the direction in which the figure improves. */
const tiles: Readonly<Record<keyof LookFigures, { behind: LookLink; wanted: Wanted }>> = {
  posted: { behind: 'looksPosted', wanted: 'up' },
  certified: { behind: 'looksCertified', wanted: 'up' },
  rejected: { behind: 'looksRejected', wanted: 'down' },
  score: { behind: 'looksPosted', wanted: 'up' },
};
type LookLink = Extract<keyof ReturnType<typeof periodLinks>, `looks${string}`>;
const names = Object.keys(tiles) as (keyof LookFigures)[];

/** The outcome of the looks posted in the period, compared with the period before. */
export function LookTiles({ current, previous, period, previousPeriod, narrowing }: LookTilesProps) {
  const { t } = useTranslation();
  const list = useLooksPath();
  const links = periodLinks(period);
  const before = periodLinks(previousPeriod);
  const figure = (name: string, value: number, behind: Behind) => {
    const text = formatNumber(value);
    return (
      <FigureLink
        behind={{ list, filters: behind.filters }}
        narrowing={narrowing}
        label={t('figures.showsList', { name, value: text })}
      >
        {text}
      </FigureLink>
    );
  };
  return (
    <Tiles columns={[4, 4, 4]}>
      {names.map((key) => {
        const { behind, wanted } = tiles[key];
        const name = t(`figures.looks.${key}`);
        const [now, then] = [current[key], previous[key]];
        return (
          <Tile
            key={key}
            name={name}
            note={t(`figures.lookNotes.${key}`)}
            below={
              <>
                {t('figures.before')} {figure(`${name}, ${t('figures.before')}`, then, before[behind])}
                <div>
                  <Delta text={changeText(now, then)} difference={now - then} wanted={wanted} />
                </div>
              </>
            }
          >
            {figure(name, now, links[behind])}
          </Tile>
        );
      })}
    </Tiles>
  );
}
