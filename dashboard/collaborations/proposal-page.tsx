import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import type { ProposalDetail } from '#read-api/collaborations/proposal-contract.ts';
import { brandName } from '../brands/brand-name.ts';
import { CashOf } from '../cash/cash-of.tsx';
import { label } from '../i18n/label.ts';
import { ActionPanel } from '../kit/actions/action-panel.tsx';
import { ThingLink } from '../kit/areas/thing-link.tsx';
import { PastButton } from '../kit/as-of/past-button.tsx';
import { PastFrame } from '../kit/as-of/past-frame.tsx';
import { Timeline } from '../kit/history/timeline.tsx';
import { formatAmount } from '../kit/preferences/money.ts';
import { usePreference } from '../kit/preferences/preferences.ts';
import { formatNumber, useTimeFormats } from '../kit/preferences/time.ts';
import { TwoColumns } from '../kit/ui/columns.tsx';
import { type Fact, FactSection } from '../kit/ui/fact-list.tsx';
import { KindStatus } from '../kit/ui/kind-status.tsx';
import { PageHeader } from '../kit/ui/page-header.tsx';
import type { Crumb } from '../kit/ui/trail.tsx';
import { proposalActionTable } from './action-tables.ts';
import { proposalsPath, proposalsRoom } from './paths.ts';

const life = ['proposal'] as const;
const path = `${proposalsPath}/{id}`;

export function ProposalPage() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const back = { to: proposalsRoom, name: t('rooms.proposals') };
  return (
    <PastFrame<ProposalDetail> life={life} path={path} id={id} back={back}>
      {(proposal) => <Proposal key={proposal.id} proposal={proposal} back={back} />}
    </PastFrame>
  );
}

function Proposal({ proposal, back }: { proposal: ProposalDetail; back: Crumb }) {
  const { t } = useTranslation();
  const { id, status, revision, actions, user } = proposal;
  const title = `${t('rooms.proposal')} ${id}`;
  return (
    <>
      <PageHeader
        back={back}
        title={title}
        subtitle={[user.username, proposal.brandCollaboration.name].filter(Boolean).join(' · ')}
        end={<PastButton />}
      >
        <KindStatus kind="proposal" status={status} />
      </PageHeader>
      <TwoColumns
        main={
          <>
            <FactSection title={t('rooms.proposal')} facts={useFacts(proposal)} />
            <FactSection title={t('collaboration.reward')} facts={rewardFacts(t, proposal)} />
            {proposal.lookUploadCash > 0 && <CashOf kind="proposal" id={id} />}
            <Timeline path={`${path}/history`} id={id} />
          </>
        }
        side={
          <ActionPanel
            table={proposalActionTable}
            id={id}
            target={title}
            status={status}
            revision={revision}
            actions={actions}
          />
        }
      />
    </>
  );
}

function useFacts(proposal: ProposalDetail): readonly Fact[] {
  const { t } = useTranslation();
  const times = useTimeFormats();
  const language = usePreference('language');
  const { brandCollaboration: of, user, trysetId, readAt, productSizes, recipient, failure } = proposal;
  return [
    [
      t('collaboration.fields.brandCollaborationId'),
      <ThingLink key="collaboration" kind="brand_collaboration" id={of.id}>
        {of.name ?? of.id}
      </ThingLink>,
    ],
    [
      t('collaboration.fields.brandId'),
      <ThingLink key="brand" kind="brand" id={of.brand.id}>
        {brandName(of.brand, language)}
      </ThingLink>,
    ],
    [
      t('collaboration.fields.userId'),
      <ThingLink key="member" kind="user" id={user.id}>
        {user.username ?? t('common.unknownPerson')}
      </ThingLink>,
    ],
    [t('collaboration.fields.readAt'), readAt && times.dateTime(readAt)],
    [
      t('collaboration.fields.productSizeIds'),
      productSizes.map(({ id, name }) => name ?? id).join(', ') || null,
    ],
    [
      t('collaboration.fields.trysetId'),
      trysetId && (
        <ThingLink key="tryset" kind="tryset" id={trysetId}>
          {trysetId}
        </ThingLink>
      ),
    ],
    [
      t('collaboration.fields.destination'),
      recipient && `${recipient.name} · ${recipient.destination.address}`,
    ],
    [t('collaboration.fields.failure'), failure && label(t, 'collaboration.failure', failure)],
    [t('collaboration.reason'), proposal.reason],
    [t('collaboration.fields.createdTime'), times.dateTime(proposal.createdTime)],
  ];
}

/** What the look earns, and has earned. Money is in the currency of the member's country. */
function rewardFacts(t: TFunction, proposal: ProposalDetail): readonly Fact[] {
  const { assignedPoint, lookUploadCash, givenPoints, givenCash, currency, isLookTagged } = proposal;
  return [
    [t('collaboration.fields.assignedPoint'), formatNumber(assignedPoint)],
    [t('collaboration.fields.lookUploadCash'), formatAmount(lookUploadCash, currency)],
    [t('collaboration.given'), `${formatNumber(givenPoints)} · ${formatAmount(givenCash, currency)}`],
    [
      t('collaboration.lookPosted'),
      isLookTagged === null ? null : t(isLookTagged ? 'common.yes' : 'common.no'),
    ],
  ];
}
