import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { rentalGroups } from '#domain/tryset-items/rental-groups.ts';
import type { BrandDetail } from '#read-api/brands/contract.ts';
import { EditSection } from '../kit/edit/edit-section.tsx';
import { formatNumber, useTimeFormats } from '../kit/preferences/time.ts';
import { type Fact, FactList, Section } from '../kit/ui/fact-list.tsx';
import { RentalFigure } from '../rentals/rental-figure.tsx';
import { itemsPath } from '../rentals/rental-links.ts';
import { profileFields, profileValues, termsFields, termsValues } from './brand-fields.ts';
import { brandLinks } from './brand-links.ts';
import { isRevisable, Note, useFacts } from './sealed-section.tsx';
import { brandForm } from './use-brand.ts';

export interface BrandPartProps {
  brand: BrandDetail;
  isStaff: boolean;
}

export function ProfileSection({ brand, isStaff }: BrandPartProps) {
  const { t } = useTranslation();
  const times = useTimeFormats();
  const fields = profileFields(t, isStaff);
  return (
    <EditSection
      title={t('brand.sections.profile')}
      mayEdit={isRevisable(brand)}
      draftKey={`brand ${brand.id} profile`}
      fields={fields}
      {...brandForm(brand, profileValues)}
    >
      <FactList
        facts={[
          [t('brand.fields.id'), brand.id],
          ...useFacts(fields, profileValues(brand)),
          [t('likes.count'), formatNumber(brand.like.count)],
          [t('brand.fields.created'), times.dateTime(brand.createdTime)],
          [t('brand.fields.updated'), times.dateTime(brand.updatedTime)],
        ]}
      />
    </EditSection>
  );
}

/** The platform's terms for the brand. Staff may change them, the brand's admins may only read them. */
export function TermsSection({ brand, isStaff }: BrandPartProps) {
  const { t } = useTranslation();
  const fields = termsFields(t);
  const facts = useFacts(fields, termsValues(brand)).slice(0, -1);
  const curators = brand.exclusiveCuratorIds ?? [];
  return (
    <EditSection
      title={t('brand.sections.terms')}
      mayEdit={isStaff}
      draftKey={`brand ${brand.id} terms`}
      fields={fields}
      {...brandForm(brand, termsValues)}
    >
      <FactList
        facts={[
          ...facts,
          [
            t('brand.fields.exclusive_curators'),
            curators.length === 0 ? null : (
              <Box key="curators" component="span" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
                {curators.map((id) => (
                  <Link key={id} to={`/curators/${id}`}>
                    {id}
                  </Link>
                ))}
              </Box>
            ),
          ],
        ]}
      />
      {!isStaff && <Note text={t('brand.houseOnly')} />}
    </EditSection>
  );
}

/** The brand's current figures, each with a link to the rows that it counts. */
export function FiguresSection({ brand }: { brand: BrandDetail }) {
  const { t } = useTranslation();
  const { stats } = brand;
  if (stats === undefined) return null;
  const links = brandLinks(brand.id);
  const fact = (name: string, count: number, to: string): Fact => [
    name,
    <RentalFigure key={name} count={count} to={to} name={name} />,
  ];
  return (
    <Section title={t('brand.sections.figures')}>
      <FactList
        facts={[
          fact(t('brand.figures.products'), stats.productCount, links.products),
          fact(t('brand.figures.stock'), stats.stockCount, links.stock),
          fact(t('brand.figures.inUse'), stats.inUseCount, links.inUse),
          fact(t('brand.figures.items'), stats.trysetItemCount, itemsPath({ brand_id: brand.id }, 'valid')),
          ...rentalGroups.map((group) =>
            fact(t(`brand.figures.${group}`), stats.rentals[group], itemsPath({ brand_id: brand.id }, group)),
          ),
        ]}
      />
    </Section>
  );
}
