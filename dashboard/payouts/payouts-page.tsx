import Button from '@mui/material/Button';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import AddIcon from '~icons/ic/baseline-add';
import { ListPage } from '../kit/list/list-page.tsx';
import { useCards, useColumns } from '../kit/list/use-columns.ts';
import { May } from '../kit/session/may.tsx';
import { late, usePreloaded } from '../kit/ui/late.tsx';
import { monthOptions } from '../settlements/month-options.ts';
import { payoutRoom, payoutsPath } from './paths.ts';
import { type PayoutRow, payoutCard, payoutColumns } from './payout-columns.tsx';
import { payoutListShape } from './payout-list-shape.ts';

const DraftDialog = late(() => import('./draft-dialog.tsx').then((m) => m.DraftDialog));

/** The payouts of members' cash. Owners draft them. */
export function PayoutsPage() {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const months = useMemo(() => monthOptions(new Date()), []);
  usePreloaded(DraftDialog);
  return (
    <>
      <ListPage<PayoutRow>
        room="payouts"
        title={t('rooms.payouts')}
        path={payoutsPath}
        csv={{ path: `${payoutsPath}/csv`, fileOf: 'payouts' }}
        shape={payoutListShape}
        lookups={{ month: months }}
        columns={useColumns(payoutColumns)}
        hiddenAtFirst={hidden}
        narrowCardOf={useCards(payoutCard)}
        pathOf={({ id }) => payoutRoom(id)}
        end={
          <May asks="owner">
            <Button variant="contained" startIcon={<AddIcon />} onClick={() => setOpen(true)}>
              {t('payout.draft')}
            </Button>
          </May>
        }
      />
      {isOpen && <DraftDialog onClose={() => setOpen(false)} />}
    </>
  );
}

const hidden = ['updated_time'];
