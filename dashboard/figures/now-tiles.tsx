import { useTranslation } from 'react-i18next';
import type { NowFigures } from '#read-api/figures/contract.ts';
import { formatNumber } from '../kit/preferences/time.ts';
import { FigureLink } from '../metrics/figure-link.tsx';
import { Tile, Tiles } from '../metrics/tile.tsx';
import { nowLinks } from './figure-links.ts';

const names = ['toSend', 'out', 'overdue', 'inReturn', 'deferred', 'failed'] as const;

/** The current counts of items, regardless of the period. */
export function NowTiles({ now, narrowing }: { now: NowFigures; narrowing: Record<string, string> }) {
  const { t } = useTranslation();
  return (
    <Tiles columns={[3, 6, 6]}>
      {names.map((name) => (
        <Tile
          key={name}
          name={t(`figures.now.${name}`)}
          note={t(`figures.nowNotes.${name}`)}
          isBad={name === 'overdue' && now.overdue > 0}
        >
          <FigureLink
            behind={nowLinks[name]}
            narrowing={narrowing}
            label={t('figures.showsList', { name: t(`figures.now.${name}`), value: formatNumber(now[name]) })}
          >
            {formatNumber(now[name])}
          </FigureLink>
        </Tile>
      ))}
    </Tiles>
  );
}
