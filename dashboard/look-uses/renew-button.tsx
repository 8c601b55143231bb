import { useTranslation } from 'react-i18next';
import { businessDay, daysLater } from '#domain/business-day.ts';
import { renewalDays } from '#domain/look-uses/use-kinds.ts';
import type { LookUseDetail } from '#read-api/look-uses/contract.ts';
import { brandName } from '../brands/brand-name.ts';
import { usePreference } from '../kit/preferences/preferences.ts';
import { renewal } from './first-request.ts';
import { RequestButton } from './request-button.tsx';

/** Asks for the same use again, from 30 days before its end. The new use starts the day after that end. */
export function RenewButton({ lookUse }: { lookUse: LookUseDetail }) {
  const { t } = useTranslation();
  const language = usePreference('language');
  const { brand, look, status, useEndDate } = lookUse;
  const first = renewal(lookUse);
  const isSoon = useEndDate !== null && useEndDate <= daysLater(businessDay(new Date()), renewalDays);
  if (status !== 'confirmed' || first === null || !isSoon || !look.isThere) return null;
  return (
    <RequestButton
      lookId={look.id}
      brands={[{ value: String(brand.id), text: brandName(brand, language) }]}
      first={first}
      text={t('lookUse.renew')}
    />
  );
}
