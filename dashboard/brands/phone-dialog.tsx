import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { shownPhone } from '#domain/text/phone.ts';
import type { BrandDetail, BrandPhone } from '#read-api/brands/contract.ts';
import { api } from '../kit/client/api.ts';
import { FormDialog } from '../kit/edit/form-dialog.tsx';
import { reloaded } from '../kit/edit/reloaded.ts';
import type { Current } from '../kit/edit/use-edit.ts';
import type { Values } from '../kit/fields/field.ts';
import { phoneFields } from './brand-fields.ts';
import { brandPath } from './use-brand.ts';

export type PhoneIntent =
  | { kind: 'add' }
  | { kind: 'edit'; phone: BrandPhone }
  | { kind: 'remove'; phone: BrandPhone };

interface PhoneDialogProps {
  brand: BrandDetail;
  intent: PhoneIntent;
  onClose: () => void;
}

const list = `${brandPath}/phones`;
const one = `${list}/{phoneId}`;

function valuesOf(phone: BrandPhone | undefined): Values {
  return {
    name: phone?.name ?? '',
    phone: shownPhone(phone?.phone ?? ''),
    is_public: String(phone?.isPublic === true),
  };
}

/** Adds, changes or removes a phone. Phones belong to the brand's stream, so the dialog sends the brand's revision. */
export function PhoneDialog({ brand, intent, onClose }: PhoneDialogProps) {
  const { t } = useTranslation();
  const { kind } = intent;
  const phone = kind === 'add' ? undefined : intent.phone;
  const params = { id: brand.id, phoneId: phone?.id };
  async function reload(revision: string): Promise<Current> {
    const read = async () => (await api.call<BrandDetail>('GET', brandPath, { params })).data;
    const now = await reloaded(read, revision);
    const { data } = await api.call<{ data: BrandPhone[] }>('GET', list, { params, query: { limit: 500 } });
    return { values: valuesOf(data.data.find(({ id }) => id === phone?.id)), revision: now.revision };
  }

  return (
    <FormDialog
      title={t(`brand.phone.${kind}`)}
      draftKey={`brand ${brand.id} phone ${kind} ${phone?.id ?? ''}`}
      current={{ values: valuesOf(phone), revision: brand.revision }}
      fields={kind === 'remove' ? [] : phoneFields(t)}
      danger={kind === 'remove'}
      isWhole={kind === 'remove'}
      {...(kind === 'remove' && { submitText: t('brand.phone.remove') })}
      reload={reload}
      send={(body, { intent: key, revision }) => {
        const options = { params, intent: key };
        if (kind === 'add') return api.call('POST', list, { ...options, body });
        if (kind === 'remove') return api.call('DELETE', one, { ...options, ifMatch: revision });
        return api.call('PATCH', one, { ...options, body, ifMatch: revision });
      }}
      onDone={onClose}
      onClose={onClose}
    >
      {kind === 'remove' && (
        <Typography variant="body2">{t('brand.phone.removeText', { name: phone?.name ?? '' })}</Typography>
      )}
    </FormDialog>
  );
}
