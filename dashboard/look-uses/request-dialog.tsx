import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LookUseType } from '#domain/look-uses/use-kinds.ts';
import type { CommandAnswer } from '#http/contract.ts';
import type { UseOffers } from '#read-api/look-uses/contract.ts';
import { intents } from '../kit/actions/intent.ts';
import { api } from '../kit/client/api.ts';
import { FormDialog } from '../kit/edit/form-dialog.tsx';
import type { Values } from '../kit/fields/field.ts';
import type { InputOption } from '../kit/fields/input.ts';
import { FailedPanel } from '../kit/ui/failed-panel.tsx';
import { requestFields } from './fields.ts';
import { expectedPrice, offerText } from './look-use-text.ts';

interface RequestDialogProps {
  lookId: number;
  /** The brands that may ask for a use. */
  brands: readonly [InputOption, ...InputOption[]];
  /** The values that the form opens with. */
  first: { type: LookUseType; use_start_date: string; use_end_date: string };
  onClose: () => void;
}

const path = '/v1/looks/{id}';

/** Asks for a use of a look. The button names the price before anything is sent. */
export function RequestDialog({ lookId: id, brands, first, onClose }: RequestDialogProps) {
  const { t } = useTranslation();
  const opened: Values = { brand_id: brands[0].value, comment: '', ...first };
  const [values, setValues] = useState<Values>(opened);
  const onValues = useCallback((now: Values) => setValues((before) => ({ ...before, ...now })), []);
  // A new price makes another request, although the form is the same.
  const [keyFor] = useState(() => intents(() => crypto.randomUUID()));
  const brandId = Number(values.brand_id);
  const query = { brand_id: brandId };
  const { data, error, refetch } = useQuery({
    queryKey: [`${path}/look-use-offers`, id, query],
    queryFn: ({ signal }) =>
      api.call<UseOffers>('GET', `${path}/look-use-offers`, { params: { id }, query, signal }),
  });
  const offer = data?.data.data.find(({ type }) => type === values.type);
  const price = data && offer && offerText(t, offer.price, data.data.currency);
  return (
    <FormDialog<CommandAnswer>
      title={t('lookUse.request')}
      submitText={price === undefined ? t('lookUse.request') : t('lookUse.requestFor', { price })}
      draftKey={`look ${id} use from ${first.use_start_date}`}
      isWhole
      fields={requestFields(t, brands)}
      current={{ values: opened, revision: '' }}
      onValues={onValues}
      send={async (said) => {
        if (offer === undefined) throw new Error(t('lookUse.priceFirst'));
        const { type, use_start_date, use_end_date = '', comment = '' } = { ...values, ...said } as Values;
        const days = { use_start_date, use_end_date: use_end_date === '' ? null : use_end_date };
        const body = { type, ...days, comment, brand_id: brandId, ...expectedPrice(offer.price) };
        try {
          const sent = { params: { id }, body, intent: keyFor([id, body]) };
          return (await api.call<CommandAnswer>('POST', `${path}/look-use`, sent)).data;
        } catch (failure) {
          // The price may have changed: the button then names the new one.
          void refetch();
          throw failure;
        }
      }}
      onDone={onClose}
      onClose={onClose}
    >
      {error !== null && data === undefined && (
        <FailedPanel error={error} title={t('lookUse.noPrice')} onRetry={() => refetch()} />
      )}
      <Typography variant="body2">{t('lookUse.requestText')}</Typography>
    </FormDialog>
  );
}
