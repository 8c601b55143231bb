import { useTranslation } from 'react-i18next';
import { PageTabs } from '../kit/ui/page-tabs.tsx';
import { eventTicketsRoom, memberPlansRoom, plansRoom } from './paths.ts';

/** Links between the plans of brands, the plans of members and the event tickets. */
export function PlanTabs() {
  const { t } = useTranslation();
  return (
    <PageTabs
      name={t('brandPlan.tabs.title')}
      tabs={[
        { to: plansRoom, text: t('brandPlan.tabs.brands') },
        { to: memberPlansRoom, text: t('rooms.memberPlans') },
        { to: eventTicketsRoom, text: t('rooms.eventTickets') },
      ]}
    />
  );
}
