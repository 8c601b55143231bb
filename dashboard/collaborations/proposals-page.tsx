import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProposalAnswer } from '#read-api/collaborations/proposal-contract.ts';
import { useBrandOptions } from '../brands/use-brand-options.ts';
import { withTexts } from '../i18n/i18n.ts';
import { ListPage } from '../kit/list/list-page.tsx';
import { useCards, useColumns } from '../kit/list/use-columns.ts';
import { useIdentity } from '../kit/session/session-store.ts';
import { proposalListShape } from './list-shapes.ts';
import { proposalsPath, proposalsRoom } from './paths.ts';
import { proposalCard, proposalColumns } from './proposal-columns.tsx';

const ProposalBulkActions = lazy(() =>
  withTexts(['actions'], () =>
    import('./bulk-actions.tsx').then((m) => ({ default: m.ProposalBulkActions })),
  ),
);

/** The proposals: for staff of all brands, for brand admins of their own. */
export function ProposalsPage() {
  const { t } = useTranslation();
  const scope = useIdentity()?.scope;
  return (
    <ListPage<ProposalAnswer>
      room="proposals"
      title={t('rooms.proposals')}
      path={proposalsPath}
      csv={{ path: `${proposalsPath}/csv`, fileOf: 'proposals' }}
      shape={proposalListShape(scope)}
      lookups={{ brand_id: useBrandOptions() }}
      columns={useColumns(proposalColumns)}
      hiddenAtFirst={hidden}
      narrowCardOf={useCards(proposalCard)}
      pathOf={({ id }) => `${proposalsRoom}/${id}`}
      bulk={(selection, done) => <ProposalBulkActions selection={selection} onDone={done} />}
    />
  );
}

const hidden = ['feed_index', 'updated_time'];
