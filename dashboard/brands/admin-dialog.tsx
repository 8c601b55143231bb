import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { BrandAdmin } from '#read-api/brands/contract.ts';
import { api } from '../kit/client/api.ts';
import { changeOwnPassword } from '../kit/client/change-own-password.ts';
import { FormDialog } from '../kit/edit/form-dialog.tsx';
import { reloaded } from '../kit/edit/reloaded.ts';
import { usePreference } from '../kit/preferences/preferences.ts';
import { ownPasswordField } from '../kit/session/own-password-field.ts';
import { ProposedAddress } from '../kit/session/proposed-address.tsx';
import { contactFields, contactValues, newAdminFields, passwordFields } from './admin-fields.ts';
import { brandPath } from './use-brand.ts';

export type AdminIntent =
  | { kind: 'add' }
  | { kind: 'edit' | 'password' | 'invite' | 'remove'; admin: BrandAdmin };

interface AdminDialogProps {
  brandId: number;
  intent: AdminIntent;
  isOwn: boolean;
  onClose: () => void;
}

const list = `${brandPath}/admins`;
const one = `${list}/{adminId}`;

export function AdminDialog({ brandId, intent, isOwn, onClose }: AdminDialogProps) {
  const { t } = useTranslation();
  const language = usePreference('language');
  const { kind } = intent;
  const admin = kind === 'add' ? undefined : intent.admin;
  const name = admin?.name ?? admin?.username ?? '';
  const params = { id: brandId, adminId: admin?.id };
  const common = {
    title: t(`brand.admin.${kind}`),
    draftKey: `brand ${brandId} admin ${kind} ${admin?.id ?? ''}`,
    onDone: onClose,
    onClose,
  };
  const nothing = { values: {}, revision: '' };

  if (kind === 'add') {
    return (
      <FormDialog
        {...common}
        fields={newAdminFields(t)}
        current={nothing}
        send={(body, { intent: key }) =>
          api.call('POST', list, { params, intent: key, body: { ...said(body), language } })
        }
      >
        <Typography variant="body2">{t('brand.admin.addText')}</Typography>
      </FormDialog>
    );
  }
  if (kind === 'password') {
    return (
      <FormDialog
        {...common}
        fields={passwordFields(t, isOwn)}
        current={nothing}
        send={async (body): Promise<unknown> =>
          isOwn ? changeOwnPassword(body) : api.call('PATCH', `${one}/password`, { params, body })
        }
      >
        <Typography variant="body2">
          {isOwn ? t('forms.ownPassword.text') : t('brand.admin.passwordText', { name })}
        </Typography>
      </FormDialog>
    );
  }
  const read = async () => (await api.call<BrandAdmin>('GET', one, { params })).data;
  const current = (now: BrandAdmin) => ({ values: contactValues(now), revision: now.revision });
  const form = {
    current: current(intent.admin),
    reload: async (revision: string) => current(await reloaded(read, revision)),
  };
  if (kind === 'invite') {
    return (
      <FormDialog
        {...common}
        {...form}
        isWhole
        submitText={common.title}
        fields={[]}
        send={(_, { intent: key, revision }) =>
          api.call('POST', `${one}/invitation`, {
            params,
            intent: key,
            ifMatch: revision,
            body: { language },
          })
        }
      >
        <Typography variant="body2">
          {t('brand.admin.inviteText', { name, email: intent.admin.email ?? '' })}
        </Typography>
      </FormDialog>
    );
  }
  if (kind === 'edit') {
    return (
      <FormDialog
        {...common}
        {...form}
        fields={[...contactFields(t), ...(isOwn ? [ownPasswordField(t)] : [])]}
        send={(body, { intent: key, revision }) =>
          api.call('PATCH', one, { params, body, intent: key, ifMatch: revision })
        }
      >
        {!isOwn && <Typography variant="body2">{t('forms.address.note')}</Typography>}
        <ProposedAddress of={{ kind: 'brand_admin', id: intent.admin.id }} at={intent.admin.revision} />
      </FormDialog>
    );
  }
  return (
    <FormDialog
      {...common}
      {...form}
      isWhole
      danger
      submitText={common.title}
      fields={[]}
      send={(_, { intent: key, revision }) =>
        api.call('DELETE', one, { params, intent: key, ifMatch: revision })
      }
    >
      <Typography variant="body2">{t('brand.admin.removeText', { name })}</Typography>
      {isOwn && <Alert severity="warning">{t('brand.admin.removeSelf')}</Alert>}
    </FormDialog>
  );
}

/** Omits empty fields, since a new admin has no values to clear. */
function said(body: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null));
}
