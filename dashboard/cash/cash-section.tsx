import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Cash } from '#read-api/cash/contract.ts';
import { api } from '../kit/client/api.ts';
import { formatAmount } from '../kit/preferences/money.ts';
import { FactSection } from '../kit/ui/fact-list.tsx';
import { CashEntries } from './cash-entries.tsx';
import { memberCashPath } from './paths.ts';

/** A member's cash: the sums that are due, the bank account to which they go, and the newest entries. For staff. */
export function CashSection({ userId }: { userId: number }) {
  return (
    <>
      <Standing userId={userId} />
      <CashEntries by={{ user_id: userId }} />
    </>
  );
}

function Standing({ userId: id }: { userId: number }) {
  const { t } = useTranslation();
  const { data } = useQuery({
    queryKey: [memberCashPath, id],
    queryFn: ({ signal }) => api.call<Cash>('GET', memberCashPath, { params: { id }, signal }),
  });
  // The entries below come from the same tables, and show a failure.
  if (data === undefined) return null;
  const { due, bankAccount } = data.data;
  const sums = due.filter(({ amount }) => amount !== 0);
  return (
    <FactSection
      title={t('cash.title')}
      facts={[
        [
          t('cash.fields.due'),
          sums.map(({ currency, amount }) => formatAmount(amount, currency)).join(' · ') || t('cash.nothing'),
        ],
        [
          t('cash.fields.bankAccount'),
          bankAccount === null
            ? t('cash.nothing')
            : [bankAccount.bankName, bankAccount.accountNumber, bankAccount.accountHolderName].join(' · '),
        ],
      ]}
    />
  );
}
