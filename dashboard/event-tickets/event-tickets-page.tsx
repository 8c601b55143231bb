import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { EventTicket } from '#read-api/event-tickets/contract.ts';
import AddIcon from '~icons/ic/baseline-add';
import { eventTicketsPath, eventTicketsRoom } from '../brand-plans/paths.ts';
import { PlanTabs } from '../brand-plans/plan-tabs.tsx';
import type { NamedFilter } from '../kit/list/filters.ts';
import { ListPage } from '../kit/list/list-page.tsx';
import type { ListShape } from '../kit/list/list-state.ts';
import { useCards, useColumns } from '../kit/list/use-columns.ts';
import { May } from '../kit/session/may.tsx';
import { eventTicketCard, eventTicketColumns } from './event-ticket-columns.tsx';

const filters: readonly NamedFilter[] = [
  { name: 'q', kind: 'search', text: 'eventTicket.search' },
  {
    name: 'plan_id',
    kind: 'lookup',
    several: false,
    remote: 'member_plan',
    text: 'eventTicket.fields.memberPlanId',
  },
  { name: 'is_signup_open', kind: 'flag', text: 'eventTicket.isOpen' },
  {
    name: 'status',
    kind: 'choices',
    text: 'eventTicket.fields.status',
    options: ['active', 'retired'],
    group: 'brandPlan.stored',
  },
  { name: 'ids', kind: 'given', text: 'eventTicket.fields.id' },
];
const shape: ListShape = {
  filters,
  orders: ['id', 'name', 'signup_start_date', 'signup_end_date', 'created_time', 'updated_time'],
};

/** The event tickets by which members sign up for plans. */
export function EventTicketsPage() {
  const { t } = useTranslation();
  return (
    <ListPage<EventTicket>
      room="eventTickets"
      title={t('rooms.eventTickets')}
      path={eventTicketsPath}
      csv={{ path: `${eventTicketsPath}/csv`, fileOf: 'event-tickets' }}
      shape={shape}
      columns={useColumns(eventTicketColumns)}
      narrowCardOf={useCards(eventTicketCard)}
      pathOf={({ id }) => `${eventTicketsRoom}/${id}`}
      above={<PlanTabs />}
      end={
        <May asks="owner">
          <Button
            component={Link}
            to={`${eventTicketsRoom}/create`}
            variant="contained"
            startIcon={<AddIcon />}
          >
            {t('eventTicket.create')}
          </Button>
        </May>
      }
    />
  );
}
