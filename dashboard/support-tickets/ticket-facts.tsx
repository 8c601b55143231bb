import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { SupportTicketDetail } from '#read-api/support-tickets/contract.ts';
import { brandName } from '../brands/brand-name.ts';
import { useAreas } from '../kit/areas/use-areas.ts';
import { usePageOf } from '../kit/areas/use-page-of.ts';
import { actorText } from '../kit/history/actor-text.ts';
import { entryEntity } from '../kit/history/entry-text.ts';
import { usePreference } from '../kit/preferences/preferences.ts';
import { useTimeFormats } from '../kit/preferences/time.ts';
import { FactSection } from '../kit/ui/fact-list.tsx';

/** The asker, the page from which they asked, and the entity that the ticket is about. */
export function TicketFacts({ ticket }: { ticket: SupportTicketDetail }) {
  const { t } = useTranslation();
  const times = useTimeFormats();
  const language = usePreference('language');
  const { rooms } = useAreas();
  const pageOf = usePageOf();
  const { asker, assignee, brand, page, entity, createdTime, waitingTime } = ticket;
  const at = page === null ? null : rooms.at(page);
  // A public page such as the sign-in must not be linked, as it would lead out of the session.
  const room = at?.access === 'public' ? null : at;
  // If the ticket names an entity, the entity's own link leads to the same page.
  const pageFact =
    room &&
    (entity === null && page !== null ? (
      <Link to={page}>{t(`rooms.${room.name}`)}</Link>
    ) : (
      t(`rooms.${room.name}`)
    ));
  const askerName = actorText(t, asker);
  const askerPage = pageOf(asker.label, String(asker.id));
  const askerShown = askerPage === null ? askerName : <Link to={askerPage}>{askerName}</Link>;
  const of = entity && { category: entity.category, entityId: String(entity.id) };
  const thing = of && pageOf(of.category, of.entityId);
  return (
    <FactSection
      title={t('ticket.sections.facts')}
      facts={[
        [t('ticket.fields.asker'), askerShown],
        [t('ticket.fields.staffId'), assignee && (assignee.name ?? t('common.unknownPerson'))],
        [t('ticket.fields.brandId'), brand && brandName(brand, language)],
        [t('ticket.fields.page'), pageFact],
        [t('ticket.fields.entity'), of && thing && <Link to={thing}>{entryEntity({ t }, of)}</Link>],
        [t('ticket.fields.createdTime'), times.dateTime(createdTime)],
        [t('ticket.fields.waitingSince'), waitingTime && times.dateTime(waitingTime)],
      ]}
    />
  );
}
