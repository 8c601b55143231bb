import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import type { LookUseDetail } from '#read-api/look-uses/contract.ts';
import { brandName } from '../brands/brand-name.ts';
import { ActionPanel } from '../kit/actions/action-panel.tsx';
import { usePast } from '../kit/as-of/past.ts';
import { PastButton } from '../kit/as-of/past-button.tsx';
import { PastFrame } from '../kit/as-of/past-frame.tsx';
import { Timeline } from '../kit/history/timeline.tsx';
import { usePreference } from '../kit/preferences/preferences.ts';
import { useTimeFormats } from '../kit/preferences/time.ts';
import { TwoColumns } from '../kit/ui/columns.tsx';
import { FactSection } from '../kit/ui/fact-list.tsx';
import { PageHeader } from '../kit/ui/page-header.tsx';
import type { Crumb } from '../kit/ui/trail.tsx';
import { lookUseActionTable } from './look-use-action-table.ts';
import { agreementFacts, moneyFacts } from './look-use-facts.tsx';
import { LookUseHeadline } from './look-use-headline.tsx';
import { LookUseNotes } from './look-use-notes.tsx';
import { LookUseStatus } from './look-use-status.tsx';
import { daysText, priceText } from './look-use-text.ts';
import { lookUsesPath, lookUsesRoom } from './paths.ts';
import { RenewButton } from './renew-button.tsx';

const life = ['look_use'] as const;
const path = `${lookUsesPath}/{id}`;

export function LookUsePage() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const back = { to: lookUsesRoom, name: t('rooms.lookUses') };
  return (
    <PastFrame<LookUseDetail> life={life} path={path} id={id} back={back}>
      {(lookUse) => <Use key={lookUse.id} lookUse={lookUse} back={back} />}
    </PastFrame>
  );
}

function Use({ lookUse, back }: { lookUse: LookUseDetail; back: Crumb }) {
  const { t } = useTranslation();
  const times = useTimeFormats();
  const language = usePreference('language');
  const { isPast } = usePast();
  const { id, status, type, brand, revision, actions } = lookUse;
  const title = t('lookUse.title', { id });
  return (
    <>
      <PageHeader
        back={back}
        title={title}
        subtitle={[
          t(`lookUse.type.${type}`),
          brandName(brand, language),
          daysText(t, times, lookUse),
          priceText(t, lookUse),
        ].join(' · ')}
        end={
          <>
            <RenewButton lookUse={lookUse} />
            <PastButton />
          </>
        }
      >
        <LookUseStatus lookUse={lookUse} />
      </PageHeader>
      <TwoColumns
        main={
          <>
            {!isPast && <LookUseNotes lookUse={lookUse} />}
            <LookUseHeadline lookUse={lookUse} />
            <FactSection title={t('lookUse.sections.money')} facts={moneyFacts(t, lookUse)} />
            <FactSection
              title={t('lookUse.sections.agreement')}
              facts={agreementFacts({ t, times }, lookUse)}
            />
            <Timeline path={`${path}/history`} id={id} />
          </>
        }
        side={
          <ActionPanel
            table={lookUseActionTable}
            id={id}
            target={`${title} · ${t(`lookUse.type.${type}`)}`}
            status={status}
            revision={revision}
            actions={actions}
            first={firstValues(lookUse)}
          />
        }
      />
    </>
  );
}

/** The dialogs start with the days and the comment of the use. */
function firstValues({ useStartDate, useEndDate, comment, refund }: LookUseDetail) {
  const days = { use_start_date: useStartDate, use_end_date: useEndDate ?? '' };
  return { revise: { ...days, comment }, confirm: days, end: { refund: String(refund ?? 0) } };
}
