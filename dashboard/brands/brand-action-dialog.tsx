import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { BrandDetail } from '#read-api/brands/contract.ts';
import { removalOf } from '../kit/edit/detail-form.ts';
import { FormDialog } from '../kit/edit/form-dialog.tsx';
import { brandForm, brandPath } from './use-brand.ts';

export type BrandActionName = 'publish' | 'unpublish' | 'remove';

interface BrandActionDialogProps {
  brand: BrandDetail;
  name: BrandActionName;
  onClose: () => void;
}

/** One action on a brand with what it means. */
export function BrandActionDialog({ brand, name, onClose }: BrandActionDialogProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const form = brandForm(brand, () => ({}));
  const title = t(`brand.${name}`);
  return (
    <FormDialog<unknown>
      title={title}
      draftKey={`brand ${brand.id} ${name}`}
      isWhole
      danger={name === 'remove'}
      submitText={title}
      fields={[]}
      {...form}
      send={(_, sending) => {
        if (name !== 'remove') return form.send({ is_published: name === 'publish' }, sending);
        return removalOf(brandPath, brand.id)(null, sending);
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
