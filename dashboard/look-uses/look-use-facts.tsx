import type { TFunction } from 'i18next';
import type { LookUseDetail } from '#read-api/look-uses/contract.ts';
import { formatAmount } from '../kit/preferences/money.ts';
import type { TimeFormats } from '../kit/preferences/time.ts';
import type { Fact } from '../kit/ui/fact-list.tsx';
import { answerText, pointsText } from './look-use-text.ts';

/** What the brand pays and the member receives. The server leaves out what the viewer may not see. */
export function moneyFacts(t: TFunction, lookUse: LookUseDetail): readonly Fact[] {
  const { pendingCash, pendingPoint, paidDiscountRate, paymentStatus, refund, currency } = lookUse;
  const money = (amount: number | null | undefined) => amount != null && formatAmount(amount, currency);
  return [
    [t('lookUse.fields.brandPaymentAmount'), money(pendingCash?.brandPaymentAmount)],
    [t('lookUse.fields.curatorReceiveAmount'), money(pendingCash?.curatorReceiveAmount)],
    [t('lookUse.fields.pointAmount'), pendingPoint && pointsText(t, pendingPoint.pointAmount)],
    [t('lookUse.discount'), paidDiscountRate > 0 && `${paidDiscountRate}%`],
    [t('lookUse.fields.payment'), paymentStatus && t(`lookUse.payment.${paymentStatus}`)],
    [t('lookUse.fields.refund'), refund !== null && refund > 0 && money(refund)],
  ];
}

/** When the member was asked, and what the member answered. */
export function agreementFacts(
  { t, times }: { t: TFunction; times: Pick<TimeFormats, 'dateTime'> },
  lookUse: LookUseDetail,
): readonly Fact[] {
  const { time, askedTime, isReminded } = lookUse.agreement;
  return [
    [t('lookUse.fields.answer'), answerText(t, lookUse)],
    [t('lookUse.fields.answeredAt'), time && times.dateTime(time)],
    [t('lookUse.fields.askedAt'), askedTime && times.dateTime(askedTime)],
    [t('lookUse.fields.isReminded'), isReminded && t('common.yes')],
    [t('lookUse.reason'), lookUse.reason],
  ];
}
