import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import type { ProposalDetail } from '#read-api/collaborations/proposal-contract.ts';
import { brandName } from '../brands/brand-name.ts';
import { CashEntries } from '../cash/cash-entries.tsx';
import { ActionPanel } from '../kit/actions/action-panel.tsx';
import { ThingLink } from '../kit/areas/thing-link.tsx';
import { usePast } from '../kit/as-of/past.ts';
import { PastButton } from '../kit/as-of/past-button.tsx';
import { PastFrame } from '../kit/as-of/past-frame.tsx';
import { Timeline } from '../kit/history/timeline.tsx';
import { usePreference } from '../kit/preferences/preferences.ts';
import { formatNumber, useTimeFormats } from '../kit/preferences/time.ts';
import { useIdentity } from '../kit/session/session-store.ts';
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
  const { isPast } = usePast();
  const isStaff = useIdentity()?.scope === 'staff';
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
            {isStaff && !isPast && proposal.givenCash > 0 && (
              <CashEntries by={{ kinds: 'proposal', of_id: id }} />
            )}
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
  const { brandCollaboration: of, user, trysetId, readAt, productSizes, recipient } = proposal;
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
    [t('collaboration.fields.failure'), proposal.failure],
    [t('collaboration.reason'), proposal.reason],
    [t('collaboration.fields.createdTime'), times.dateTime(proposal.createdTime)],
  ];
}

function rewardFacts(t: TFunction, proposal: ProposalDetail): readonly Fact[] {
  const { assignedPoint, lookUploadCash, givenPoints, givenCash, isLookTagged } = proposal;
  return [
    [t('collaboration.fields.assignedPoint'), formatNumber(assignedPoint)],
    [t('collaboration.fields.lookUploadCash'), formatNumber(lookUploadCash)],
    [t('collaboration.given'), `${formatNumber(givenPoints)} · ${formatNumber(givenCash)}`],
    [
      t('collaboration.lookPosted'),
      isLookTagged === null ? null : t(isLookTagged ? 'common.yes' : 'common.no'),
    ],
  ];
}
