import { useTranslation } from 'react-i18next';
import { subjectText } from './names.ts';
import { ReasonDialog } from './reason-dialog.tsx';
import { type RepairWish, useReplayRequest } from './use-replay-request.ts';

interface RepairDialogProps {
  wish: RepairWish;
  /** Called with the id of the operation that was requested. */
  onAsked: (operation: number) => void;
  onClose: () => void;
}

const helps = {
  entity: 'replay.repairHelp',
  log: 'replay.repairLogHelp',
  counters: 'replay.repairCountersHelp',
} as const;

/** Asks for an optional reason, and requests a repair. */
export function RepairDialog({ wish, onAsked, onClose }: RepairDialogProps) {
  const { t } = useTranslation();
  const { mutate, isPending } = useReplayRequest((operation) => {
    onClose();
    onAsked(operation);
  });
  return (
    <ReasonDialog
      title={t('replay.repairOf', { what: subjectText(t, wish) })}
      help={t(helps[wish.of])}
      ok={t('replay.repair')}
      isRequired={false}
      isPending={isPending}
      onSend={(said) => mutate({ wish: 'repair', path: '/repairs', body: { ...wish, ...said } })}
      onClose={onClose}
    />
  );
}
