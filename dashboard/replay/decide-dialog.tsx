import { useTranslation } from 'react-i18next';
import type { Parked } from '#read-api/replay/parked-contract.ts';
import { ReasonDialog } from './reason-dialog.tsx';
import { useReplayRequest } from './use-replay-request.ts';

interface DecideDialogProps {
  row: Parked;
  action: 'retry' | 'skip';
  onClose: () => void;
}

/** Asks for the reason to retry or skip a parked event. The decision is recorded with its actor. */
export function DecideDialog({ row, action, onClose }: DecideDialogProps) {
  const { t } = useTranslation();
  const { mutate, isPending } = useReplayRequest(onClose);
  const { projection, entity, position } = row;
  return (
    <ReasonDialog
      title={t(`replay.${action}`)}
      help={t(`replay.${action}Help`)}
      ok={t(`replay.${action}`)}
      isRequired
      isDanger={action === 'skip'}
      isPending={isPending}
      onSend={(said) =>
        mutate({
          wish: action,
          path: `/parked/{projection}/{entity}/${action}`,
          params: { projection, entity },
          body: { position, ...said },
        })
      }
      onClose={onClose}
    />
  );
}
