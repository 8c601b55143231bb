import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SupportTicketDetail } from '#read-api/support-tickets/contract.ts';
import { May } from '../kit/session/may.tsx';
import { useIdentity } from '../kit/session/session-store.ts';
import { useAssign } from './use-assign.ts';
import { useColleagues } from './use-colleagues.ts';

/** Assigns a ticket to the person, to a colleague or to nobody. */
export function AssignButton({ ticket }: { ticket: SupportTicketDetail }) {
  const { t } = useTranslation();
  const [opened, setOpened] = useState<{ at: HTMLElement; formerId: number | null } | null>(null);
  const formerId = ticket.assignee?.id ?? null;
  return (
    <May>
      <Button
        variant="outlined"
        color="inherit"
        aria-haspopup="menu"
        onClick={({ currentTarget: at }) => setOpened({ at, formerId })}
      >
        {t('ticket.assign')}
      </Button>
      {opened !== null && (
        <Choices id={ticket.id} at={opened.at} formerId={opened.formerId} onClose={() => setOpened(null)} />
      )}
    </May>
  );
}

interface ChoicesProps {
  id: number;
  at: HTMLElement;
  /** The assignee when the menu was opened. If somebody else assigns meanwhile, this person is told. */
  formerId: number | null;
  onClose: () => void;
}

function Choices({ id, at, formerId, onClose }: ChoicesProps) {
  const { t } = useTranslation();
  const own = useIdentity()?.id ?? null;
  const { colleagues, isPending } = useColleagues();
  const assigning = useAssign(id, onClose);
  const others = colleagues.filter((each) => each.id !== own);
  const choose = (staffId: number | null) => {
    if (!assigning.isPending) assigning.mutate({ staffId, formerId });
  };
  return (
    <Menu open anchorEl={at} onClose={onClose}>
      {own !== null && own !== formerId && (
        <MenuItem onClick={() => choose(own)}>{t('ticket.take')}</MenuItem>
      )}
      {formerId !== null && <MenuItem onClick={() => choose(null)}>{t('ticket.nobody')}</MenuItem>}
      {isPending && (
        <MenuItem disabled aria-busy>
          {t('shell.loading')}
        </MenuItem>
      )}
      {others.map((each) => (
        <MenuItem key={each.id} selected={each.id === formerId} onClick={() => choose(each.id)}>
          {each.name ?? each.username}
        </MenuItem>
      ))}
    </Menu>
  );
}
