import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import type { EventTicketDetail } from '#read-api/event-tickets/contract.ts';
import { eventTicketPath, eventTicketsRoom } from '../brand-plans/paths.ts';
import { priceText } from '../brand-plans/price-text.ts';
import { ThingLink } from '../kit/areas/thing-link.tsx';
import { usePast } from '../kit/as-of/past.ts';
import { PastButton } from '../kit/as-of/past-button.tsx';
import { PastFrame } from '../kit/as-of/past-frame.tsx';
import { detailForm } from '../kit/edit/detail-form.ts';
import { EditSection } from '../kit/edit/edit-section.tsx';
import { Stacks } from '../kit/edit/stacks.tsx';
import { Timeline } from '../kit/history/timeline.tsx';
import { formatNumber, useTimeFormats } from '../kit/preferences/time.ts';
import { May } from '../kit/session/may.tsx';
import { FactList } from '../kit/ui/fact-list.tsx';
import { late } from '../kit/ui/late.tsx';
import { PageHeader } from '../kit/ui/page-header.tsx';
import type { Crumb } from '../kit/ui/trail.tsx';
import { HoldersSection } from '../user-tickets/holders-section.tsx';
import { usePlanOptions } from '../user-tickets/use-plan-options.ts';
import { eventTicketFields, eventTicketValues } from './fields.ts';
import { SignupStatus } from './signup-status.tsx';

const RemoveDialog = late(() =>
  import('../kit/edit/remove-dialog.tsx').then((m) => m.RemoveDialog<EventTicketDetail>),
);

const life = ['event_ticket'] as const;

export function EventTicketPage() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const back = { to: eventTicketsRoom, name: t('rooms.eventTickets') };
  return (
    <PastFrame<EventTicketDetail> life={life} path={eventTicketPath} id={id} back={back}>
      {(event) => <Event key={event.id} event={event} back={back} />}
    </PastFrame>
  );
}

function Event({ event, back }: { event: EventTicketDetail; back: Crumb }) {
  const { t } = useTranslation();
  const { calendarDay: day, dateTime } = useTimeFormats();
  const { isPast } = usePast();
  const [isRetiring, setRetiring] = useState(false);
  const plans = usePlanOptions();
  const isOpen = !isPast && event.status === 'active';
  const { plan, fixedActiveDates, discountPrice, maxUses, useCount } = event;
  return (
    <>
      <PageHeader
        back={back}
        title={event.name}
        tab={`${event.id} · ${event.name}`}
        end={
          <>
            <PastButton />
            {isOpen && (
              <May asks="owner">
                <Button variant="outlined" color="error" onClick={() => setRetiring(true)}>
                  {t('eventTicket.retire')}
                </Button>
              </May>
            )}
          </>
        }
      >
        <SignupStatus event={event} />
      </PageHeader>
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        <Stacks
          first={
            <EditSection
              title={t('eventTicket.section')}
              mayEdit={isOpen}
              asks="owner"
              draftKey={`event ticket ${event.id}`}
              fields={eventTicketFields(t, plans)}
              {...detailForm(eventTicketPath, event, eventTicketValues)}
            >
              <FactList
                facts={[
                  [t('eventTicket.fields.id'), event.id],
                  [
                    t('eventTicket.fields.memberPlanId'),
                    <ThingLink key="plan" kind="member_plan" id={plan.id}>
                      {plan.name}
                    </ThingLink>,
                  ],
                  [t('eventTicket.fields.signupStartDate'), day(event.signupStartDate)],
                  [t('eventTicket.fields.signupEndDate'), day(event.signupEndDate)],
                  [t('eventTicket.fields.activeDuration'), event.activeDuration],
                  [
                    t('eventTicket.fields.activeStartDate'),
                    fixedActiveDates && day(fixedActiveDates.startDate),
                  ],
                  [t('eventTicket.fields.activeEndDate'), fixedActiveDates && day(fixedActiveDates.endDate)],
                  [t('brandPlan.priceIn.KOREA'), priceText(t, discountPrice.KOREA, 'KOREA')],
                  [t('brandPlan.priceIn.JAPAN'), priceText(t, discountPrice.JAPAN, 'JAPAN')],
                  [
                    t('eventTicket.fields.maxUses'),
                    maxUses === null ? t('brandPlan.noLimit') : formatNumber(maxUses),
                  ],
                  [t('eventTicket.columns.uses'), useCount === null ? null : formatNumber(useCount)],
                  [t('eventTicket.fields.createdTime'), dateTime(event.createdTime)],
                  [t('eventTicket.fields.updatedTime'), dateTime(event.updatedTime)],
                ]}
              />
            </EditSection>
          }
          second={!isPast && <HoldersSection by={{ event_ticket_id: event.id }} />}
        />
        <Timeline path={`${eventTicketPath}/history`} id={event.id} />
      </Box>
      {isRetiring && (
        <RemoveDialog
          title={t('eventTicket.retire')}
          text={t('eventTicket.retireText', { name: event.name, amount: useCount ?? 0 })}
          path={eventTicketPath}
          detail={event}
          draftKey={`event ticket ${event.id} retire`}
          onClose={() => setRetiring(false)}
        />
      )}
    </>
  );
}
