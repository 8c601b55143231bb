import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { BrandDetail } from '#read-api/brands/contract.ts';
import { EditSection } from '../kit/edit/edit-section.tsx';
import { formatNumber, useTimeFormats } from '../kit/preferences/time.ts';
import { FactList } from '../kit/ui/fact-list.tsx';
import { profileFields, profileValues, termsFields, termsValues } from './brand-fields.ts';
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
