import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CommandAnswer } from '#http/contract.ts';
import type { TakeBack } from '#read-api/brands/take-back-contract.ts';
import { api } from '../kit/client/api.ts';
import { FormDialog } from '../kit/edit/form-dialog.tsx';
import type { Field } from '../kit/fields/field.ts';
import { May } from '../kit/session/may.tsx';
import { takeBackPath } from './take-back-paths.ts';

/** Starts the take-back of all garments of a brand, or ends it. */
export function TakeBackButton({ takeBack }: { takeBack: TakeBack }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const { brand, isStarted } = takeBack;
  const action = isStarted ? 'cancel' : 'start';
  const close = () => setOpen(false);
  const reason: Field = { name: 'reason', text: t('brand.takeBack.reason'), kind: 'lines', atMost: 500 };
  const title = t(`brand.takeBack.${action}`);
  return (
    <May>
      <Button
        variant={isStarted ? 'outlined' : 'contained'}
        color={isStarted ? 'inherit' : 'error'}
        onClick={() => setOpen(true)}
      >
        {title}
      </Button>
      {isOpen && (
        <FormDialog<CommandAnswer>
          title={title}
          draftKey={`brand ${brand.id} take back ${action}`}
          fields={[reason]}
          current={{ values: {}, revision: '' }}
          isWhole
          danger={!isStarted}
          submitText={title}
          send={async (body, { intent }) => {
            const path = isStarted ? `${takeBackPath}/cancel` : takeBackPath;
            const said = { params: { id: brand.id }, intent, body };
            return (await api.call<CommandAnswer>('POST', path, said)).data;
          }}
          onDone={close}
          onClose={close}
        >
          <Typography variant="body2">{t(`brand.takeBack.${action}Text`)}</Typography>
        </FormDialog>
      )}
    </May>
  );
}
