import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CommandAnswer } from '#http/contract.ts';
import type { BrandDetail } from '#read-api/brands/contract.ts';
import { api } from '../kit/client/api.ts';
import { FormDialog } from '../kit/edit/form-dialog.tsx';
import type { Field } from '../kit/fields/field.ts';
import { useMay } from '../kit/session/may.tsx';
import { FactList, Section } from '../kit/ui/fact-list.tsx';
import { brandForm, brandPath } from './use-brand.ts';

type NameAction = 'approve' | 'decline' | 'withdraw';
type ProposedName = NonNullable<BrandDetail['proposedName']>;

interface ProposedNameProps {
  brand: BrandDetail;
  proposed: ProposedName;
  isStaff: boolean;
}

/** The name that a brand's admins proposed. The brand keeps its current name until staff decide. */
export function ProposedNameSection({ brand, proposed, isStaff }: ProposedNameProps) {
  const { t } = useTranslation();
  const mayWork = useMay();
  const [open, setOpen] = useState<NameAction | null>(null);
  const actions: readonly NameAction[] = isStaff ? (mayWork ? ['approve', 'decline'] : []) : ['withdraw'];
  return (
    <Section title={t('brand.sections.proposedName')}>
      <FactList
        facts={[
          [t('brand.fields.name'), proposed.name],
          [t('brand.fields.name_ko'), proposed.nameKo],
        ]}
      />
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        {t('brand.proposedName.note', { name: brand.name })}
      </Typography>
      <Stack direction="row" spacing={1} sx={{ mt: 1.25 }}>
        {actions.map((action) => (
          <Button
            key={action}
            variant={action === 'approve' ? 'contained' : 'outlined'}
            color={action === 'decline' ? 'error' : 'primary'}
            onClick={() => setOpen(action)}
          >
            {t(`brand.proposedName.${action}`)}
          </Button>
        ))}
      </Stack>
      {open !== null && (
        <NameDialog brand={brand} proposed={proposed} action={open} onClose={() => setOpen(null)} />
      )}
    </Section>
  );
}

interface NameDialogProps {
  brand: BrandDetail;
  proposed: ProposedName;
  action: NameAction;
  onClose: () => void;
}

function NameDialog({ brand, proposed, action, onClose }: NameDialogProps) {
  const { t } = useTranslation();
  // Keeps the name that the person read, since admins may propose another while the dialog is open.
  const [{ name, nameKo }] = useState(proposed);
  const form = brandForm(brand, () => ({}));
  const title = t(`brand.proposedName.${action}`);
  const reason: Field = {
    name: 'reason',
    text: t('brand.proposedName.reason'),
    kind: 'lines',
    required: true,
    atMost: 500,
  };
  return (
    <FormDialog<unknown>
      title={title}
      draftKey={`brand ${brand.id} name ${action}`}
      isWhole
      danger={action === 'decline'}
      submitText={title}
      fields={action === 'decline' ? [reason] : []}
      {...form}
      send={async (said, { revision, intent }) => {
        const body = { ...said, name, name_ko: nameKo };
        const sent = { params: { id: brand.id }, intent, ifMatch: revision, body };
        return (await api.call<CommandAnswer>('POST', `${brandPath}/name/${action}`, sent)).data;
      }}
      onDone={onClose}
      onClose={onClose}
    >
      <Typography variant="body2">{t(`brand.proposedName.${action}Text`, { name })}</Typography>
    </FormDialog>
  );
}
