import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { BrandEventAnswer } from '#read-api/brand-events/contract.ts';
import type { CollaborationAnswer } from '#read-api/collaborations/contract.ts';
import type { ProposalAnswer } from '#read-api/collaborations/proposal-contract.ts';
import type { LookUse } from '#read-api/look-uses/contract.ts';
import { useBrandOptions } from '../brands/use-brand-options.ts';
import {
  collaborationsPath,
  collaborationsRoom,
  proposalsPath,
  proposalsRoom,
} from '../collaborations/paths.ts';
import { label } from '../i18n/label.ts';
import { Stacks } from '../kit/edit/stacks.tsx';
import { FilterBar } from '../kit/list/filter-bar.tsx';
import { useTimeFormats } from '../kit/preferences/time.ts';
import { useIdentity } from '../kit/session/session-store.ts';
import { PageHeader } from '../kit/ui/page-header.tsx';
import { lookUsesPath, lookUsesRoom } from '../look-uses/paths.ts';
import { brandInAddress } from './brand-in-address.ts';
import { daysText, seatsText } from './event-text.ts';
import { brandFilter } from './list-shapes.ts';
import { brandEventsPath, brandEventsRoom } from './paths.ts';
import { ServiceSection } from './service-section.tsx';
import { ServicesSkeleton } from './services-skeleton.tsx';
import { useWaitingFirst } from './use-waiting-first.ts';

/** The filters of the rows that wait. */
const waiting = {
  events: { states: 'pending' },
  uses: { is_ending: 'true' },
  collaborations: { statuses: 'PENDING' },
  proposals: { statuses: 'APPLIED' },
};

/** A brand's uses, events, collaborations and proposals, what waits first. Staff choose the brand. */
export function ServicesPage() {
  const { t } = useTranslation();
  const times = useTimeFormats();
  const isStaff = useIdentity()?.scope === 'staff';
  const brands = useBrandOptions();
  const [search, setSearch] = useSearchParams();
  const brandId = isStaff ? brandInAddress(search) : null;
  const choose = (value: string | null) => setSearch(value === null ? {} : { brand_id: value });
  const unknown = t('common.unknownPerson');
  const events = useWaitingFirst<BrandEventAnswer>(brandEventsPath, waiting.events, brandId);
  const uses = useWaitingFirst<LookUse>(lookUsesPath, waiting.uses, brandId);
  const collaborations = useWaitingFirst<CollaborationAnswer>(
    collaborationsPath,
    waiting.collaborations,
    brandId,
  );
  const proposals = useWaitingFirst<ProposalAnswer>(proposalsPath, waiting.proposals, brandId);
  // All sections appear at once, as each would push those below it.
  const isLoading = [events, uses, collaborations, proposals].some(
    ({ rows, error }) => rows === undefined && error === null,
  );
  return (
    <>
      <PageHeader title={t('rooms.additionalServices')} />
      {isStaff && (
        <FilterBar
          filters={[brandFilter]}
          values={brandId === null ? {} : { brand_id: brandId }}
          nameOf={() => t('brandEvent.fields.brandId')}
          lookups={{ brand_id: brands }}
          onChange={(_, value) => choose(value)}
          onClear={() => choose(null)}
        />
      )}
      {isLoading ? (
        <ServicesSkeleton />
      ) : (
        <Stacks
          first={
            <>
              <ServiceSection
                title={t('rooms.brandEvents')}
                kind="brand_event"
                list={events}
                room={brandEventsRoom}
                waiting={waiting.events}
                brandId={brandId}
                textOf={(row) => ({
                  status: row.state,
                  name: row.brandTag,
                  about: `${daysText(times, row)} · ${t('brandEvent.seatsOf', { seats: seatsText(row) })}`,
                })}
              />
              <ServiceSection
                title={t('rooms.lookUses')}
                kind="look_use"
                list={uses}
                room={lookUsesRoom}
                waiting={waiting.uses}
                brandId={brandId}
                textOf={(row) => ({
                  status: row.status,
                  name: label(t, 'lookUse.type', row.type),
                  about: [row.useStartDate, row.useEndDate]
                    .flatMap((day) => day ?? [])
                    .map(times.calendarDay)
                    .join(' – '),
                })}
              />
            </>
          }
          second={
            <>
              <ServiceSection
                title={t('rooms.collaborations')}
                kind="brand_collaboration"
                list={collaborations}
                room={collaborationsRoom}
                waiting={waiting.collaborations}
                brandId={brandId}
                textOf={(row) => ({ status: row.status, name: row.name, about: daysText(times, row) })}
              />
              <ServiceSection
                title={t('rooms.proposals')}
                kind="proposal"
                list={proposals}
                room={proposalsRoom}
                waiting={waiting.proposals}
                brandId={brandId}
                textOf={(row) => ({
                  status: row.status,
                  name: row.user.username ?? unknown,
                  about: row.brandCollaboration.name,
                })}
              />
            </>
          }
        />
      )}
    </>
  );
}
