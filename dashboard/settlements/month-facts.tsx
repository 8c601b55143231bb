import { useTranslation } from 'react-i18next';
import type { BrandMonthDetail } from '#read-api/settlements/contract.ts';
import { brandName } from '../brands/brand-name.ts';
import { ThingLink } from '../kit/areas/thing-link.tsx';
import { usePreference } from '../kit/preferences/preferences.ts';
import { useTimeFormats } from '../kit/preferences/time.ts';
import { FactList, Section } from '../kit/ui/fact-list.tsx';

/** The brand of a month, its times, and the tax invoice for the commission. */
export function MonthFacts({ month }: { month: BrandMonthDetail }) {
  const { t } = useTranslation();
  const times = useTimeFormats();
  const language = usePreference('language');
  const { brand, closesTime, closedTime, approvalNumber, createdTime, updatedTime } = month;
  return (
    <Section title={t('rooms.settlement')}>
      <FactList
        facts={[
          [
            t('settlement.fields.brandId'),
            <ThingLink key="brand" kind="brand" id={brand.id}>
              {brandName(brand, language)}
            </ThingLink>,
          ],
          [t('settlement.closes'), times.dateTime(closesTime)],
          [t('settlement.fields.closedTime'), closedTime && times.dateTime(closedTime)],
          [t('settlement.fields.approvalNumber'), approvalNumber],
          [t('settlement.fields.createdTime'), times.dateTime(createdTime)],
          [t('settlement.fields.updatedTime'), times.dateTime(updatedTime)],
        ]}
      />
    </Section>
  );
}
