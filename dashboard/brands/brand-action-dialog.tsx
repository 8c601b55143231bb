import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { CommandAnswer } from '#http/contract.ts';
import type { BrandDetail } from '#read-api/brands/contract.ts';
import { api } from '../kit/client/api.ts';
import { removalOf } from '../kit/edit/detail-form.ts';
import { FormDialog } from '../kit/edit/form-dialog.tsx';
import type { Sending } from '../kit/edit/use-edit.ts';
import type { Field } from '../kit/fields/field.ts';
import { type BrandActionName, isDanger } from './brand-action.ts';
import { brandForm, brandPath } from './use-brand.ts';

interface BrandActionDialogProps {
  brand: BrandDetail;
  name: BrandActionName;
  onClose: () => void;
}

/** Explains and confirms one action on a brand. */
export function BrandActionDialog({ brand, name, onClose }: BrandActionDialogProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const form = brandForm(brand, () => ({}));
  const title = t(`brand.${name}`);
  const reason: Field = {
    name: 'reason',
    text: t('brand.application.reasonOfLetter'),
    kind: 'lines',
    required: true,
    atMost: 500,
  };
  return (
    <FormDialog<unknown>
      title={title}
      draftKey={`brand ${brand.id} ${name}`}
      isWhole
      danger={isDanger(name)}
      submitText={title}
      fields={name === 'decline' ? [reason] : []}
      {...form}
      send={(body, sending) => {
        switch (name) {
          case 'publish':
          case 'unpublish':
            return form.send({ is_published: name === 'publish' }, sending);
          case 'approve':
          case 'decline':
            return decide(brand.id, name, body, sending);
          case 'remove':
            return removalOf(brandPath, brand.id)(null, sending);
        }
      }}
      leaves={() => name === 'remove'}
      onDone={() => {
        onClose();
        if (name === 'remove') navigate('/brands');
      }}
      onClose={onClose}
    >
      <Typography variant="body2">{t(`brand.${name}Text`, { name: brand.name })}</Typography>
    </FormDialog>
  );
}

async function decide(
  id: number,
  action: 'approve' | 'decline',
  body: Record<string, unknown>,
  { revision, intent }: Sending,
): Promise<CommandAnswer> {
  const said = action === 'decline' ? { body } : { hasNoBody: true as const };
  const sent = { params: { id }, intent, ifMatch: revision, ...said };
  return (await api.call<CommandAnswer>('POST', `${brandPath}/${action}`, sent)).data;
}
