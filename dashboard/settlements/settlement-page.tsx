import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import type { BrandMonthDetail } from '#read-api/settlements/contract.ts';
import { brandName } from '../brands/brand-name.ts';
import { ActionPanel } from '../kit/actions/action-panel.tsx';
import { usePast } from '../kit/as-of/past.ts';
import { PastButton } from '../kit/as-of/past-button.tsx';
import { PastFrame } from '../kit/as-of/past-frame.tsx';
import { Timeline } from '../kit/history/timeline.tsx';
import { usePreference } from '../kit/preferences/preferences.ts';
import { useIdentity } from '../kit/session/session-store.ts';
import { TwoColumns } from '../kit/ui/columns.tsx';
import { KindStatus } from '../kit/ui/kind-status.tsx';
import { PageHeader } from '../kit/ui/page-header.tsx';
import type { Crumb } from '../kit/ui/trail.tsx';
import { ContentUseButton } from './content-use-button.tsx';
import { LinesSection } from './lines-section.tsx';
import { monthActionTable } from './month-action-table.ts';
import { MonthFacts } from './month-facts.tsx';
import { monthsPath, settlementsRoom } from './paths.ts';
import { StatementButton } from './statement-button.tsx';
import { SumSection } from './sum-section.tsx';

const life = ['brand_month'] as const;
const path = `${monthsPath}/{id}`;

export function SettlementPage() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const back = { to: settlementsRoom, name: t('rooms.settlements') };
  return (
    <PastFrame<BrandMonthDetail> life={life} path={path} id={id} back={back}>
      {(month) => <Month key={month.id} month={month} back={back} />}
    </PastFrame>
  );
}

function Month({ month, back }: { month: BrandMonthDetail; back: Crumb }) {
  const { t } = useTranslation();
  const { isPast } = usePast();
  const language = usePreference('language');
  const { id, brand, status, revision, actions, sums } = month;
  const name = brandName(brand, language);
  const isStaff = useIdentity()?.scope === 'staff';
  const currency = sums[0]?.currency ?? 'KRW';
  const main = (
    <>
      {sums.map((sum) => (
        <SumSection key={sum.currency} sum={sum} isAlone={sums.length === 1} />
      ))}
      <LinesSection month={month} />
      <MonthFacts month={month} />
      <Timeline path={`${path}/history`} id={id} />
    </>
  );
  return (
    <>
      <PageHeader
        back={back}
        title={month.month}
        subtitle={name}
        end={
          <>
            {!isPast && sums.some(({ contentUse }) => contentUse !== 0) && (
              <ContentUseButton month={month} text={t('settlement.contentUseInvoice')} />
            )}
            {!isPast && <StatementButton id={id} name={month.month} />}
            <PastButton />
          </>
        }
      >
        <KindStatus kind="brand_month" status={status} />
      </PageHeader>
      {isStaff ? (
        <TwoColumns
          main={main}
          side={
            <ActionPanel
              table={monthActionTable}
              id={id}
              target={`${month.month} · ${name}`}
              status={status}
              revision={revision}
              actions={actions}
              first={{ pay_out: { currency }, charge_again: { currency } }}
            />
          }
        />
      ) : (
        <Box sx={{ display: 'grid', gap: 1.5 }}>{main}</Box>
      )}
    </>
  );
}
