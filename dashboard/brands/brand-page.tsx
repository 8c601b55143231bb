import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import type { BrandDetail } from '#read-api/brands/contract.ts';
import { Stacks } from '../kit/edit/stacks.tsx';
import { Timeline } from '../kit/history/timeline.tsx';
import { usePreference } from '../kit/preferences/preferences.ts';
import { useMay } from '../kit/session/may.tsx';
import { useIdentity } from '../kit/session/session-store.ts';
import { TwoColumns } from '../kit/ui/columns.tsx';
import { DetailFrame } from '../kit/ui/detail-frame.tsx';
import { PageHeader } from '../kit/ui/page-header.tsx';
import { Picture } from '../kit/ui/picture.tsx';
import { StatusChip } from '../kit/ui/status-chip.tsx';
import type { Crumb } from '../kit/ui/trail.tsx';
import { ApplicationSection } from './application-section.tsx';
import { BrandActions } from './brand-actions.tsx';
import { ProfileSection } from './brand-facts.tsx';
import { BrandHeadline } from './brand-headline.tsx';
import { brandName } from './brand-name.ts';
import { BrandStanding } from './brand-standing.tsx';
import { BrandTabs } from './brand-tabs.tsx';
import { ProposedNameSection } from './proposed-name.tsx';
import { SealedSection } from './sealed-section.tsx';
import { useBrand } from './use-brand.ts';

/**
 * Returns the link back: for staff the list of brands, for brand admins the products, as they may not open that list.
 */
function useBack(isStaff: boolean): Crumb {
  const { t } = useTranslation();
  return isStaff
    ? { to: '/brands', name: t('rooms.brands') }
    : { to: '/products', name: t('rooms.products') };
}

export function BrandPage() {
  const { id = '' } = useParams();
  const isStaff = useIdentity()?.scope === 'staff';
  const back = useBack(isStaff);
  const query = useBrand(id);
  return (
    <DetailFrame query={query} back={back}>
      {(brand) => <Brand key={brand.id} brand={brand} isStaff={isStaff} />}
    </DetailFrame>
  );
}

function Brand({ brand, isStaff }: { brand: BrandDetail; isStaff: boolean }) {
  const { t } = useTranslation();
  const language = usePreference('language');
  const back = useBack(isStaff);
  const name = brandName(brand, language);
  const mayWork = useMay();
  const parts = { brand, isStaff };
  const isPresent = brand.status === 'published' || brand.status === 'unpublished';
  const main = (
    <>
      {!isPresent && brand.application && (
        <ApplicationSection brand={brand} application={brand.application} />
      )}
      {brand.proposedName && <ProposedNameSection {...parts} proposed={brand.proposedName} />}
      {isPresent ? (
        <BrandTabs {...parts} />
      ) : (
        <Stacks
          first={<ProfileSection {...parts} />}
          second={<SealedSection brand={brand} part="business" />}
        />
      )}
      <Timeline path="/v1/brands/{id}/history" id={brand.id} />
    </>
  );
  return (
    <>
      <PageHeader
        {...(isStaff && { back })}
        start={<Picture src={brand.images.logo ?? brand.images.list} size={72} shape="square" isNow />}
        title={name}
        subtitle={name === brand.name ? brand.nameKo : brand.name}
        end={
          <>
            <Button
              component={Link}
              to={`/orders/items?brand_id=${brand.id}`}
              variant="outlined"
              color="inherit"
            >
              {t('rooms.orderItems')}
            </Button>
            <Button
              component={Link}
              to={`/additional_services/events?brand_id=${brand.id}`}
              variant="outlined"
              color="inherit"
            >
              {t('rooms.brandEvents')}
            </Button>
            <Button component={Link} to={`/brands/${brand.id}/take-back`} variant="outlined" color="inherit">
              {t('rooms.takeBack')}
            </Button>
            <Button component={Link} to={`/brands/${brand.id}/plan`} variant="outlined" color="inherit">
              {t('rooms.brandPlan')}
            </Button>
            <Button
              component={Link}
              to={`/settlements?brand_id=${brand.id}`}
              variant="outlined"
              color="inherit"
            >
              {t('rooms.settlements')}
            </Button>
          </>
        }
      >
        <BrandStanding status={brand.status} />
        {brand.isFeatured && <StatusChip tone="moving" text={t('brand.featured')} />}
        {brand.isExclusive && <StatusChip tone="back" text={t('brand.exclusive')} />}
      </PageHeader>
      {isPresent && <BrandHeadline brand={brand} />}
      {isStaff ? (
        <TwoColumns main={main} side={mayWork && <BrandActions brand={brand} />} />
      ) : (
        <Box sx={{ display: 'grid', gap: 1.5 }}>{main}</Box>
      )}
    </>
  );
}
