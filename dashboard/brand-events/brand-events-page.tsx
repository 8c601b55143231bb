import Button from '@mui/material/Button';
import { lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BrandEventAnswer } from '#read-api/brand-events/contract.ts';
import AddIcon from '~icons/ic/baseline-add';
import { useBrandOptions } from '../brands/use-brand-options.ts';
import { withTexts } from '../i18n/i18n.ts';
import { ListPage } from '../kit/list/list-page.tsx';
import { useCards, useColumns } from '../kit/list/use-columns.ts';
import { May } from '../kit/session/may.tsx';
import { useIdentity } from '../kit/session/session-store.ts';
import { late, usePreloaded } from '../kit/ui/late.tsx';
import { brandEventCard, brandEventColumns } from './brand-event-columns.tsx';
import { EventTabs } from './event-tabs.tsx';
import { brandEventListShape } from './list-shapes.ts';
import { brandEventsPath, brandEventsRoom } from './paths.ts';

const CreateDialog = late(() => import('./create-dialog.tsx').then((m) => m.CreateDialog));
const EventBulkActions = lazy(() =>
  withTexts(['actions'], () =>
    import('./bulk-actions.tsx').then((m) => ({ default: m.BrandEventBulkActions })),
  ),
);

/** The events of brands: for staff of all brands, for brand admins of their own. */
export function BrandEventsPage() {
  const { t } = useTranslation();
  const scope = useIdentity()?.scope;
  const [isOpen, setOpen] = useState(false);
  usePreloaded(CreateDialog);
  const create = (
    <May>
      <Button variant="contained" startIcon={<AddIcon />} onClick={() => setOpen(true)}>
        {t('brandEvent.create')}
      </Button>
    </May>
  );
  return (
    <>
      <ListPage<BrandEventAnswer>
        room="brandEvents"
        title={t('rooms.brandEvents')}
        path={brandEventsPath}
        csv={{ path: `${brandEventsPath}/csv`, fileOf: 'brand-events' }}
        shape={brandEventListShape(scope)}
        lookups={{ brand_id: useBrandOptions() }}
        columns={useColumns(brandEventColumns)}
        hiddenAtFirst={hidden}
        narrowCardOf={useCards(brandEventCard)}
        pathOf={({ id }) => `${brandEventsRoom}/${id}`}
        above={<EventTabs />}
        {...(scope === 'staff' && {
          bulk: (selection, done) => <EventBulkActions selection={selection} onDone={done} />,
        })}
        end={create}
        fill={create}
      />
      {isOpen && <CreateDialog onClose={() => setOpen(false)} />}
    </>
  );
}

const hidden = ['created_time', 'updated_time'];
