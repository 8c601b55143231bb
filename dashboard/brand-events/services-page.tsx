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
import { daysText, seatsText } from './event-text.ts';
import { brandFilter } from './list-shapes.ts';
import { brandEventsPath, brandEventsRoom } from './paths.ts';
import { ServiceSection } from './service-section.tsx';

/** A brand's uses, events, collaborations and proposals, what waits first. Staff choose the brand. */
export function ServicesPage() {
  const { t } = useTranslation();
  const times = useTimeFormats();
  const isStaff = useIdentity()?.scope === 'staff';
  const brands = useBrandOptions();
  const [search, setSearch] = useSearchParams();
  const brandId = isStaff ? search.get('brand_id') : null;
  const choose = (value: string | null) => setSearch(value === null ? {} : { brand_id: value });
  const unknown = t('common.unknownPerson');
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
      <Stacks
        first={
          <>
            <ServiceSection<BrandEventAnswer>
              title={t('rooms.brandEvents')}
              kind="brand_event"
              path={brandEventsPath}
              room={brandEventsRoom}
              waiting={{ states: 'pending' }}
              brandId={brandId}
              textOf={(row) => ({
                status: row.state,
                name: row.brandTag,
                about: `${daysText(times, row)} · ${t('brandEvent.seatsOf', { seats: seatsText(row) })}`,
              })}
            />
            <ServiceSection<LookUse>
              title={t('rooms.lookUses')}
              kind="look_use"
              path={lookUsesPath}
              room={lookUsesRoom}
              waiting={{ is_ending: 'true' }}
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
            <ServiceSection<CollaborationAnswer>
              title={t('rooms.collaborations')}
              kind="brand_collaboration"
              path={collaborationsPath}
              room={collaborationsRoom}
              waiting={{ statuses: 'PENDING' }}
              brandId={brandId}
              textOf={(row) => ({ status: row.status, name: row.name, about: daysText(times, row) })}
            />
            <ServiceSection<ProposalAnswer>
              title={t('rooms.proposals')}
              kind="proposal"
              path={proposalsPath}
              room={proposalsRoom}
              waiting={{ statuses: 'APPLIED' }}
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
    </>
  );
}
