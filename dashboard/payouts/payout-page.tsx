import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import type { PayoutDetail } from '#read-api/payouts/contract.ts';
import { ActionPanel } from '../kit/actions/action-panel.tsx';
import { usePast } from '../kit/as-of/past.ts';
import { PastButton } from '../kit/as-of/past-button.tsx';
import { PastFrame } from '../kit/as-of/past-frame.tsx';
import { Timeline } from '../kit/history/timeline.tsx';
import { TwoColumns } from '../kit/ui/columns.tsx';
import { KindStatus } from '../kit/ui/kind-status.tsx';
import { PageHeader } from '../kit/ui/page-header.tsx';
import type { Crumb } from '../kit/ui/trail.tsx';
import { FilesSection } from './files-section.tsx';
import { LeftOutSection } from './left-out-section.tsx';
import { LinesSection } from './lines-section.tsx';
import { payoutsPath, payoutsRoom } from './paths.ts';
import { payoutActionTable } from './payout-action-tables.ts';
import { PayoutFacts } from './payout-facts.tsx';
import { PayoutSums } from './payout-sums.tsx';

const life = ['payout'] as const;
const path = `${payoutsPath}/{id}`;

export function PayoutPage() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const back = { to: payoutsRoom, name: t('rooms.payouts') };
  return (
    <PastFrame<PayoutDetail> life={life} path={path} id={id} back={back}>
      {(payout) => <Payout key={payout.id} payout={payout} back={back} />}
    </PastFrame>
  );
}

function Payout({ payout, back }: { payout: PayoutDetail; back: Crumb }) {
  const { t } = useTranslation();
  const { isPast } = usePast();
  const { id, month, regionId, status, revision, actions } = payout;
  const title = `${month} · ${t(`payout.fields.${regionId}`)}`;
  return (
    <>
      <PageHeader back={back} title={title} subtitle={`${t('rooms.payout')} ${id}`} end={<PastButton />}>
        <KindStatus kind="payout" status={status} />
      </PageHeader>
      <TwoColumns
        main={
          <>
            <PayoutSums payout={payout} />
            {!isPast && <LinesSection payout={payout} />}
            <LeftOutSection payout={payout} />
            <PayoutFacts payout={payout} />
            <Timeline path={`${path}/history`} id={id} />
          </>
        }
        side={
          <>
            <ActionPanel
              table={payoutActionTable}
              id={id}
              target={title}
              status={status}
              revision={revision}
              actions={actions}
            />
            {!isPast && status !== 'drafted' && <FilesSection payout={payout} />}
          </>
        }
      />
    </>
  );
}
