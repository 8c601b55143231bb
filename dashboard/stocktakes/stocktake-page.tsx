import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import type { StocktakeFinding } from '#domain/stocktakes/stocktake-kinds.ts';
import type { StocktakeDetail } from '#read-api/stocktakes/contract.ts';
import { SoundButton } from '../check-in/sound-button.tsx';
import { ActionPanel } from '../kit/actions/action-panel.tsx';
import { usePast } from '../kit/as-of/past.ts';
import { PastButton } from '../kit/as-of/past-button.tsx';
import { PastFrame } from '../kit/as-of/past-frame.tsx';
import { Timeline } from '../kit/history/timeline.tsx';
import { ExportButton } from '../kit/list/export-button.tsx';
import { useMay } from '../kit/session/may.tsx';
import { TwoColumns } from '../kit/ui/columns.tsx';
import { KindStatus } from '../kit/ui/kind-status.tsx';
import { PageHeader } from '../kit/ui/page-header.tsx';
import type { Crumb } from '../kit/ui/trail.tsx';
import { CountingDesk } from './counting/counting-desk.tsx';
import { FinishButton } from './finish-button.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { LinesSection } from './lines-section.tsx';
import { stocktakesPath, stocktakesRoom } from './paths.ts';
import { ReportNotes } from './report-notes.tsx';
import { stocktakeActionTable } from './stocktake-action-table.ts';
import { StocktakeCounts } from './stocktake-counts.tsx';
import { stocktakeTitle } from './stocktake-text.ts';

const life = ['stocktake'] as const;
const path = `${stocktakesPath}/{id}`;

/** A stocktake: the scan box with the lists while people scan, and the report afterwards. */
export function StocktakePage() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const back = { to: stocktakesRoom, name: t('rooms.stocktakes') };
  return (
    <PastFrame<StocktakeDetail> life={life} path={path} id={id} back={back}>
      {(stocktake) => <Stocktake key={stocktake.id} stocktake={stocktake} back={back} />}
    </PastFrame>
  );
}

/** The order of the lists: while people scan, those that need them come first. */
const lists: readonly (readonly [finding: StocktakeFinding, count: CountName])[] = [
  ['misplaced', 'misplacedCount'],
  ['unexpected', 'unexpectedCount'],
  ['missing', 'missingCount'],
  ['found', 'foundCount'],
  ['gone', 'goneCount'],
];
type CountName = 'missingCount' | 'misplacedCount' | 'unexpectedCount' | 'foundCount' | 'goneCount';

function Stocktake({ stocktake, back }: { stocktake: StocktakeDetail; back: Crumb }) {
  const { t } = useTranslation();
  const { isPast } = usePast();
  const mayWork = useMay();
  const { id, status, revision, actions } = stocktake;
  const title = stocktakeTitle(t, stocktake);
  const isOpen = status === 'under_way' && !isPast;
  const isCounting = isOpen && mayWork;
  const count = lists.reduce((sum, [, name]) => sum + stocktake[name], 0);
  return (
    <>
      <PageHeader
        back={back}
        title={title}
        end={
          <>
            {isCounting && <SoundButton />}
            <Button component={Link} to="/slots" variant="outlined" color="inherit">
              {t('rooms.slots')}
            </Button>
            <ExportButton
              path={`${stocktakesPath}/${id}/lines/csv`}
              fileOf={`stocktake-${id}`}
              query={{}}
              count={count}
              filters={[]}
            />
            <PastButton />
            {isCounting && <FinishButton stocktake={stocktake} />}
          </>
        }
      >
        <KindStatus kind="stocktake" status={status} />
      </PageHeader>
      {isCounting && <CountingDesk stocktake={stocktake} />}
      <TwoColumns
        main={
          <>
            {!isPast && <ReportNotes stocktake={stocktake} />}
            {!isPast &&
              lists.map(([finding, name]) => (
                <LinesSection
                  key={finding}
                  id={id}
                  finding={finding}
                  isOpen={isOpen}
                  count={stocktake[name]}
                />
              ))}
            <Timeline path={`${path}/history`} id={id} />
          </>
        }
        side={
          <Box sx={{ display: 'grid', gap: 1.5 }}>
            <StocktakeCounts stocktake={stocktake} />
            <ActionPanel
              table={stocktakeActionTable}
              id={id}
              target={title}
              status={status}
              revision={revision}
              actions={actions}
            />
            {isCounting && <HowItWorks />}
          </Box>
        }
      />
    </>
  );
}
