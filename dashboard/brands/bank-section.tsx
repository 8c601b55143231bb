import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BrandDetail } from '#read-api/brands/contract.ts';
import type { WholeBankAccount } from '#write-api/brands/contract.ts';
import { api } from '../kit/client/api.ts';
import { EditSection } from '../kit/edit/edit-section.tsx';
import { May } from '../kit/session/may.tsx';
import { CopyButton } from '../kit/ui/copy-button.tsx';
import { useErrorText } from '../kit/ui/error-text.ts';
import { FactList } from '../kit/ui/fact-list.tsx';
import { notify } from '../kit/ui/notices.tsx';
import { bankFields, bankValues } from './brand-fields.ts';
import { SealedNote, useFacts } from './sealed-section.tsx';
import { brandForm } from './use-brand.ts';

/** The bank account with a masked number. A button shows the full number; the history records that. */
export function BankSection({ brand }: { brand: BrandDetail }) {
  const { t } = useTranslation();
  const fields = bankFields(t);
  const values = bankValues(brand);
  const number = values['bank_account/account_number'] ?? '';
  return (
    <EditSection
      title={t('brand.sections.bank')}
      mayEdit
      draftKey={`brand ${brand.id} bank`}
      fields={fields}
      note={number === '' ? undefined : t('brand.bank.keep')}
      {...brandForm(brand, bankValues)}
    >
      <FactList facts={useFacts(fields, values)} />
      {number !== '' && <WholeNumber key={JSON.stringify(values)} brandId={brand.id} />}
      <SealedNote />
    </EditSection>
  );
}

/**
 * The full account number, on demand. The parent keys this component by the account's values, so a changed account
 * hides the number again. The brand's revision cannot be the key, as showing the number raises it.
 */
function WholeNumber({ brandId }: { brandId: number }) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const [shown, setShown] = useState<string | null>(null);
  const show = useMutation({
    mutationFn: async () => {
      const path = '/v1/brands/{id}/bank-account/show';
      const options = { params: { id: brandId }, hasNoBody: true } as const;
      return (await api.call<WholeBankAccount>('POST', path, options)).data;
    },
    onSuccess: ({ accountNumber }) => setShown(accountNumber),
    onError: (error) => notify('fail', errorText(error)),
  });
  if (shown !== null) {
    return (
      <FactList
        facts={[
          [
            t('brand.bank.whole'),
            <span key="number">
              {shown} <CopyButton text={shown} />
            </span>,
          ],
        ]}
      />
    );
  }
  return (
    <May>
      <Button size="small" disabled={show.isPending} onClick={() => show.mutate()} sx={{ mt: 1, ml: -1 }}>
        {t('brand.bank.show')}
      </Button>
    </May>
  );
}
