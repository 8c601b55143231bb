import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Tryset } from '#read-api/trysets/contract.ts';
import LocalShippingIcon from '~icons/ic/outline-local-shipping';
import { label } from '../../i18n/label.ts';
import { ListPage } from '../../kit/list/list-page.tsx';
import { useCards, useColumns } from '../../kit/list/use-columns.ts';
import { May } from '../../kit/session/may.tsx';
import { late } from '../../kit/ui/late.tsx';
import { CreateTrysetButton } from '../create-tryset-button.tsx';
import { sendListCard } from './send-list-card.tsx';
import { sendListColumns } from './send-list-columns.tsx';
import { sendListShape } from './send-list-shape.ts';
import { StatusLinks } from './status-links.tsx';

const TrysetBulk = late(() => import('./tryset-bulk.tsx').then((m) => m.TrysetBulk));

const path = '/v2/trysets';

/** The list of trysets, those to prepare first, and the link to ship many parcels at once. */
export function SendListPage() {
  const { t } = useTranslation();
  return (
    <ListPage<Tryset>
      room="trysetSendList"
      title={t('rooms.trysetSendList')}
      path={path}
      csv={{ path: `${path}/csv`, fileOf: 'trysets' }}
      shape={sendListShape}
      filterName={({ name }) => label(t, 'tryset.filters', name)}
      columns={useColumns(sendListColumns)}
      cardOf={useCards(sendListCard)}
      pathOf={(row) => `/tryset/${row.id}`}
      above={<StatusLinks />}
      end={
        <>
          <May>
            <Button component={Link} to="/ship-parcels" variant="outlined" startIcon={<LocalShippingIcon />}>
              {t('trysetItem.shipParcels')}
            </Button>
          </May>
          <CreateTrysetButton />
        </>
      }
      fill={<CreateTrysetButton />}
      bulk={(selection, done) => <TrysetBulk selection={selection} onDone={done} />}
    />
  );
}
