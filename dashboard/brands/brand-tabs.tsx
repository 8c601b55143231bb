import { useTranslation } from 'react-i18next';
import { BrandCardsSection } from '../cards/cards-section.tsx';
import { Stacks } from '../kit/edit/stacks.tsx';
import { SectionTabs } from '../kit/ui/section-tabs.tsx';
import { OwnOutcomeSection } from '../metrics/own-outcome-section.tsx';
import { AdminsSection } from './admins-section.tsx';
import { ApplicationSection } from './application-section.tsx';
import { BankSection } from './bank-section.tsx';
import { type BrandPartProps, ProfileSection, TermsSection } from './brand-facts.tsx';
import { CertificationSection } from './certification-section.tsx';
import { LooksSection } from './looks-section.tsx';
import { PhonesSection } from './phones-section.tsx';
import { PicturesSection } from './pictures-section.tsx';
import { SealedSection } from './sealed-section.tsx';

/** All that is known of a registered brand, in parts. */
export function BrandTabs(parts: BrandPartProps) {
  const { t } = useTranslation();
  const { brand } = parts;
  return (
    <SectionTabs
      name={t('brand.tabs.title')}
      tabs={[
        {
          name: 'overview',
          text: t('brand.tabs.overview'),
          content: (
            <>
              <OwnOutcomeSection dimension="brands" id={brand.id} />
              <Stacks
                first={<LooksSection brandId={brand.id} />}
                second={<CertificationSection {...parts} />}
              />
            </>
          ),
        },
        {
          name: 'profile',
          text: t('brand.tabs.profile'),
          content: (
            <Stacks
              first={
                <>
                  <ProfileSection {...parts} />
                  {brand.application && <ApplicationSection brand={brand} application={brand.application} />}
                </>
              }
              second={
                <>
                  <PicturesSection brand={brand} />
                  <TermsSection {...parts} />
                </>
              }
            />
          ),
        },
        {
          name: 'business',
          text: t('brand.tabs.business'),
          content: (
            <Stacks
              first={
                <>
                  <SealedSection brand={brand} part="business" />
                  <SealedSection brand={brand} part="organization" />
                  <SealedSection brand={brand} part="address" />
                </>
              }
              second={
                <>
                  <BankSection brand={brand} />
                  <BrandCardsSection brandId={brand.id} />
                </>
              }
            />
          ),
        },
        {
          name: 'people',
          text: t('brand.tabs.people'),
          content: (
            <Stacks first={<AdminsSection brand={brand} />} second={<PhonesSection brand={brand} />} />
          ),
        },
      ]}
    />
  );
}
