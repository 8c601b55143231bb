import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { User } from '#read-api/members/contract.ts';
import { label } from '../i18n/label.ts';
import { ListPage } from '../kit/list/list-page.tsx';
import { useColumns } from '../kit/list/use-columns.ts';
import { useIdentity } from '../kit/session/session-store.ts';
import { memberColumns } from './member-columns.tsx';
import { curatorListShape, memberListShape } from './member-list-shape.ts';

const path = '/v1/users';
const shapes = { curators: curatorListShape, users: memberListShape };

function Members({ room }: { room: 'curators' | 'users' }) {
  const { t } = useTranslation();
  const scope = useIdentity()?.scope;
  return (
    <ListPage<User>
      room={room}
      title={t(`rooms.${room}`)}
      path={path}
      csv={{ path: `${path}/csv`, fileOf: room }}
      shape={shapes[room](scope)}
      filterName={({ name }) => label(t, 'member.filters', name)}
      columns={useColumns(memberColumns)}
      hiddenAtFirst={hiddenAtFirst}
      pathOf={pathOf}
      end={room === 'users' && <PolicyLink />}
    />
  );
}

function PolicyLink() {
  const { t } = useTranslation();
  return (
    <Button component={Link} to="/point-policy" variant="outlined" color="inherit">
      {t('rooms.pointPolicy')}
    </Button>
  );
}

const hiddenAtFirst = ['toSend', 'failed', 'updated_time'];
const pathOf = ({ id }: User) => `/curators/${id}`;

/** Members with a public profile, for staff and brand admins. */
export function CuratorsPage() {
  return <Members room="curators" />;
}

/** All members, for staff. */
export function UsersPage() {
  return <Members room="users" />;
}
