import Button from '@mui/material/Button';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { User } from '#read-api/members/contract.ts';
import { withTexts } from '../i18n/i18n.ts';
import { label } from '../i18n/label.ts';
import { ListPage } from '../kit/list/list-page.tsx';
import { useColumns } from '../kit/list/use-columns.ts';
import { May } from '../kit/session/may.tsx';
import { useIdentity } from '../kit/session/session-store.ts';
import { memberColumns } from './member-columns.tsx';
import { curatorListShape, memberListShape } from './member-list-shape.ts';

const path = '/v1/users';
const shapes = { curators: curatorListShape, users: memberListShape, curatorsEdit: memberListShape };

const MemberBulkActions = lazy(() =>
  withTexts(['actions', 'inbox'], () =>
    import('./member-bulk-actions.tsx').then((m) => ({ default: m.MemberBulkActions })),
  ),
);

function Members({ room }: { room: keyof typeof shapes }) {
  const { t } = useTranslation();
  const scope = useIdentity()?.scope;
  return (
    <ListPage<User>
      room={room}
      title={t(`rooms.${room}`)}
      path={path}
      csv={{ path: `${path}/csv`, fileOf: room === 'curators' ? room : 'users' }}
      shape={shapes[room](scope)}
      filterName={({ name }) => label(t, 'member.filters', name)}
      columns={useColumns(memberColumns)}
      hiddenAtFirst={hiddenAtFirst}
      pathOf={pathOf}
      end={room === 'users' ? <UsersLinks /> : scope === 'staff' && room === 'curators' && <EditLink />}
      {...(room === 'curatorsEdit' && {
        bulk: (selection, done) => <MemberBulkActions selection={selection} onDone={done} />,
      })}
    />
  );
}

function UsersLinks() {
  const { t } = useTranslation();
  return (
    <>
      <EditLink />
      <Button component={Link} to="/point-policy" variant="outlined" color="inherit">
        {t('rooms.pointPolicy')}
      </Button>
    </>
  );
}

/** Link to the page with bulk actions on members. */
function EditLink() {
  const { t } = useTranslation();
  return (
    <May>
      <Button component={Link} to="/curators/edit" variant="outlined" color="inherit">
        {t('member.editMany')}
      </Button>
    </May>
  );
}

const hiddenAtFirst = ['gender', 'toSend', 'failed', 'updated_time'];
const pathOf = ({ id }: User) => `/curators/${id}`;

/** Members with a public profile, for staff and brand admins. */
export function CuratorsPage() {
  return <Members room="curators" />;
}

/** All members, with bulk actions: approve, decline, ban, change grade and the like. */
export function CuratorsEditPage() {
  return <Members room="curatorsEdit" />;
}

/** All members, for staff. */
export function UsersPage() {
  return <Members room="users" />;
}
