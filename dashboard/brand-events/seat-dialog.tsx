import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { CommandAnswer } from '#http/contract.ts';
import { api } from '../kit/client/api.ts';
import { FormDialog } from '../kit/edit/form-dialog.tsx';
import { seatFields } from './fields.ts';
import { brandEventsPath } from './paths.ts';

export type SeatAction = 'invite' | 'book';

const calls = { invite: 'actions/invite', book: 'reservations' } as const;

/** Invites a member to an event, or books a seat for a member. */
export function SeatDialog({ id, action, onClose }: { id: number; action: SeatAction; onClose: () => void }) {
  const { t } = useTranslation();
  const path = `${brandEventsPath}/{id}/${calls[action]}`;
  return (
    <FormDialog<CommandAnswer>
      title={t(`brandEvent.${action}`)}
      submitText={t(`brandEvent.${action}`)}
      draftKey={`brand event ${id} ${action}`}
      isWhole
      fields={seatFields(t)}
      current={{ values: {}, revision: '' }}
      send={async (body, { intent }) =>
        (await api.call<CommandAnswer>('POST', path, { params: { id }, body, intent })).data
      }
      onDone={onClose}
      onClose={onClose}
    >
      <Typography variant="body2">{t(`brandEvent.${action}Text`)}</Typography>
    </FormDialog>
  );
}
