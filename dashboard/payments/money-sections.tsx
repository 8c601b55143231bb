import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PaymentDetail } from '#read-api/payments/contract.ts';
import { formatAmount } from '../kit/preferences/money.ts';
import { useTimeFormats } from '../kit/preferences/time.ts';
import { refundTone } from '../kit/theme/refund-tone.ts';
import { Section } from '../kit/ui/fact-list.tsx';
import { NumberTable } from '../kit/ui/number-table.tsx';
import { StatusChip } from '../kit/ui/status-chip.tsx';
import { moneyText } from './money-text.ts';
import { arrivalTones } from './payment-tones.ts';
import { waitingTones } from './waiting.ts';

interface MoneyProps {
  payment: PaymentDetail;
}

/** The attempts to pay, the newest first. */
export function AttemptsSection({ payment: { attempts, arrivals } }: MoneyProps) {
  const { t } = useTranslation();
  const times = useTimeFormats();
  const outcomeOf = ({ attempt, declined }: PaymentDetail['attempts'][number]) => {
    if (declined !== null) return <StatusChip tone="bad" text={t(`payment.declined.${declined}`)} />;
    const isPaid = arrivals.some((arrival) => arrival.attempt === attempt);
    return (
      <StatusChip
        tone={isPaid ? 'good' : 'waiting'}
        text={t(`payment.outcome.${isPaid ? 'paid' : 'unknown'}`)}
      />
    );
  };
  return (
    <MoneySection
      title={t('payment.sections.attempts')}
      none={t('payment.noAttempts')}
      heads={[
        t('payment.fields.attempt'),
        t('payment.fields.method'),
        t('payment.fields.status'),
        t('payment.tried'),
        t('payment.fields.merchantUid'),
      ]}
      rows={attempts.toReversed().map((attempt) => ({
        key: attempt.merchantUid,
        cells: [
          attempt.attempt,
          attempt.cardId === null
            ? t(`payment.method.${attempt.method}`)
            : t('payment.card', { id: attempt.cardId }),
          outcomeOf(attempt),
          times.dateTime(attempt.triedTime),
          <code key="name">{attempt.merchantUid}</code>,
        ],
      }))}
    />
  );
}

/** Money that arrived, by the provider's references. Draws nothing before any arrived. */
export function ArrivalsSection({ payment: { arrivals } }: MoneyProps) {
  const { t } = useTranslation();
  if (arrivals.length === 0) return null;
  return (
    <MoneySection
      title={t('payment.sections.arrivals')}
      heads={[
        t('payment.fields.reference'),
        t('payment.fields.status'),
        { number: t('payment.fields.amount') },
        { number: t('payment.fields.refunded') },
      ]}
      rows={arrivals.map(({ reference, kind, amount, refunded, currency, isChargedBack }) => ({
        key: reference,
        cells: [
          <code key="reference">{reference}</code>,
          <span key="kind">
            <StatusChip tone={arrivalTones[kind]} text={t(`payment.arrival.${kind}`)} />{' '}
            {isChargedBack && (
              <StatusChip tone={waitingTones.chargedBack} text={t('payment.waiting.chargedBack')} />
            )}
          </span>,
          moneyText(amount, currency),
          refunded === 0 ? null : moneyText(refunded, currency),
        ],
      }))}
    />
  );
}

/** Refunds, the newest first. Draws nothing if there are none. */
export function RefundsSection({ payment: { refunds, currency } }: MoneyProps) {
  const { t } = useTranslation();
  if (refunds.length === 0) return null;
  return (
    <MoneySection
      title={t('payment.sections.refunds')}
      heads={[
        t('payment.fields.refundId'),
        t('payment.fields.status'),
        t('payment.fields.why'),
        t('payment.fields.reference'),
        { number: t('payment.fields.amount') },
      ]}
      rows={refunds.toReversed().map(({ id, reference, amount, why, status, refusal }) => ({
        key: String(id),
        cells: [
          id,
          <StatusChip
            key="status"
            tone={refundTone(status, refusal)}
            text={refusal === null ? t(`payment.refundStatus.${status}`) : t(`payment.refusal.${refusal}`)}
          />,
          t(`payment.refundReason.${why}`),
          <code key="reference">{reference}</code>,
          formatAmount(amount, currency),
        ],
      }))}
    />
  );
}

/** The figures of the provider's books beside ours, where they differ. Draws nothing if they agree. */
export function DifferencesSection({ payment: { differences, arrivals, currency } }: MoneyProps) {
  const { t } = useTranslation();
  if (differences.length === 0) return null;
  return (
    <MoneySection
      title={t('payment.sections.differences')}
      heads={[
        t('payment.fields.reference'),
        '',
        { number: t('payment.figures.arrived') },
        { number: t('payment.fields.refunded') },
      ]}
      rows={differences.flatMap(({ reference, amount, refunded }) => {
        const ours = arrivals.find((arrival) => arrival.reference === reference);
        const here = ours === undefined ? [t('payment.notHere'), null] : [ours.amount, ours.refunded];
        const shown = (each: string | number | null | undefined) =>
          typeof each === 'number' ? formatAmount(each, currency) : each;
        return [
          {
            key: `${reference} ours`,
            cells: [<code key="reference">{reference}</code>, t('payment.ours'), ...here.map(shown)],
          },
          {
            key: `${reference} theirs`,
            cells: ['', t('payment.theirs'), ...[amount, refunded].map(shown)],
          },
        ];
      })}
    />
  );
}

interface MoneySectionProps {
  title: string;
  /** The text without rows. */
  none?: string;
  /** Heads of the columns. A column of numbers is aligned at the right. */
  heads: readonly (string | { number: string })[];
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
}

function MoneySection({ title, none, heads, rows }: MoneySectionProps) {
  const isNumber = heads.map((head) => typeof head !== 'string');
  const classOf = (at: number) => (isNumber[at] ? { className: 'number' } : {});
  return (
    <Section title={title}>
      {rows.length === 0 ? (
        <Typography variant="body2" color="textSecondary">
          {none}
        </Typography>
      ) : (
        <NumberTable name={title}>
          <thead>
            <tr>
              {heads.map((head, at) => (
                <th key={typeof head === 'string' ? head : head.number} scope="col" {...classOf(at)}>
                  {typeof head === 'string' ? head : head.number}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, cells }) => (
              <tr key={key}>
                {cells.map((cell, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the columns are fixed
                  <td key={at} {...classOf(at)}>
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </NumberTable>
      )}
    </Section>
  );
}
