import Button from '@mui/material/Button';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { User } from '#read-api/members/contract.ts';
import { withTexts } from '../i18n/i18n.ts';
import { label } from '../i18n/label.ts';
import { ListPage } from '../kit/list/list-page.tsx';
import { useCards, useColumns } from '../kit/list/use-columns.ts';
import { useMay } from '../kit/session/may.tsx';
import { useIdentity } from '../kit/session/session-store.ts';
import { CreateMemberButton } from './create-member-button.tsx';
import { memberCard } from './member-card.tsx';
import { memberColumns } from './member-columns.tsx';
import { curatorListShape, memberListShape } from './member-list-shape.ts';
import { MemberViews } from './member-views.tsx';

const path = '/v1/users';
const hiddenAtFirst = ['gender', 'region', 'followers', 'toSend', 'failed', 'updated_time'];
const pathOf = ({ id }: User) => `/curators/${id}`;

const MemberBulkActions = lazy(() =>
  withTexts(['actions', 'inbox'], () =>
    import('./member-bulk-actions.tsx').then((m) => ({ default: m.MemberBulkActions })),
  ),
);

/** Members with a public profile, for brand admins. Staff see them as a view of all members. */
export function CuratorsPage() {
  const { t } = useTranslation();
  const scope = useIdentity()?.scope;
  return (
    <ListPage<User>
      room="curators"
      title={t('rooms.curators')}
      path={path}
      csv={{ path: `${path}/csv`, fileOf: 'curators' }}
      shape={curatorListShape(scope)}
      filterName={({ name }) => label(t, 'member.filters', name)}
      columns={useColumns(memberColumns)}
      hiddenAtFirst={hiddenAtFirst}
      narrowCardOf={useCards(memberCard)}
      pathOf={pathOf}
    />
  );
}

/** All members, for staff, with bulk actions: approve, decline, ban, change grade and the like. */
export function UsersPage() {
  const { t } = useTranslation();
  const mayWork = useMay();
  return (
    <ListPage<User>
      room="users"
      title={t('rooms.users')}
      path={path}
      csv={{ path: `${path}/csv`, fileOf: 'users' }}
      shape={memberListShape('staff')}
      filterName={({ name }) => label(t, 'member.filters', name)}
      columns={useColumns(memberColumns)}
      hiddenAtFirst={hiddenAtFirst}
      narrowCardOf={useCards(memberCard)}
      pathOf={pathOf}
      above={<MemberViews />}
      end={
        <>
          <Button component={Link} to="/point-policy" variant="outlined" color="inherit">
            {t('rooms.pointPolicy')}
          </Button>
          <CreateMemberButton />
        </>
      }
      fill={<CreateMemberButton />}
      {...(mayWork && {
        bulk: (selection, done) => <MemberBulkActions selection={selection} onDone={done} />,
      })}
    />
  );
}
