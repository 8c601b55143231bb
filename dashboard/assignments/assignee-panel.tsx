import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Account, isSameAccount } from '#domain/accounts/account.ts';
import { calledIn } from '../comments/account-choices.tsx';
import type { Thing } from '../comments/paths.ts';
import { useAccounts } from '../comments/use-accounts.ts';
import type { Identity } from '../kit/session/token.ts';
import { errorText } from '../kit/ui/error-text.ts';
import { notify } from '../kit/ui/notices.tsx';
import { Portrait } from '../kit/ui/portrait.tsx';
import { useAssigning } from './use-assignments.ts';

interface AssigneePanelProps {
  thing: Thing;
  identity: Identity;
  /** The current assignee of the entity; null if nobody is assigned. */
  account: Account | null;
  onClose: () => void;
}

/** Assigns an entity to oneself or to a colleague, or ends the assignment. */
export function AssigneePanel({ thing, identity, account, onClose }: AssigneePanelProps) {
  const { t } = useTranslation();
  const [sought, setSought] = useState('');
  const self: Account = { label: identity.scope, id: identity.id };
  const accounts = useAccounts(thing, sought.trim(), identity.scope);
  const others = accounts.filter((each) => !isSameAccount(each, self));
  const assigning = useAssigning((now) => {
    onClose();
    const name = accounts.find((each) => now !== null && isSameAccount(each, now))?.name;
    notify(
      'success',
      now === null ? t('assignments.freed') : t('assignments.is', { name: name ?? identity.name }),
    );
  });
  const assign = (to: Account | null) => {
    if (!assigning.isPending) assigning.mutate({ thing, account: to });
  };
  return (
    <Box sx={{ p: 1.5, width: 280, display: 'grid', gap: 1 }}>
      {account === null || !isSameAccount(account, self) ? (
        <Button variant="contained" onClick={() => assign(self)}>
          {t('assignments.take')}
        </Button>
      ) : null}
      {account !== null && (
        <Button variant="outlined" color="inherit" onClick={() => assign(null)}>
          {t('assignments.done')}
        </Button>
      )}
      <TextField
        label={t('assignments.find')}
        value={sought}
        onChange={({ target }) => setSought(target.value)}
        slotProps={{ htmlInput: { maxLength: 100, autoComplete: 'off' } }}
      />
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, maxHeight: 320, overflowY: 'auto' }}>
        {others.map((each) => (
          <li key={each.id}>
            <ButtonBase
              onClick={() => assign({ label: each.label, id: each.id })}
              aria-current={(account !== null && isSameAccount(account, each)) || undefined}
              sx={(theme) => ({
                width: '100%',
                justifyContent: 'flex-start',
                gap: 1,
                px: 0.75,
                py: 0.5,
                borderRadius: '4px',
                fontSize: '0.8125rem',
                textAlign: 'left',
                '&[aria-current]': { fontWeight: 650 },
                '&:hover': { backgroundColor: theme.vars.palette.action.hover },
              })}
            >
              <Portrait src={null} name={calledIn(each)} size={28} />
              <span>
                {calledIn(each)}
                <Box component="span" sx={{ display: 'block', fontSize: '0.75rem', color: 'text.secondary' }}>
                  {each.username}
                </Box>
              </span>
            </ButtonBase>
          </li>
        ))}
      </Box>
      {others.length === 0 && (
        <Typography variant="caption" color="textSecondary">
          {t('assignments.nobodyFound')}
        </Typography>
      )}
      {assigning.error !== null && (
        <Typography variant="caption" color="error" role="alert">
          {errorText(t, assigning.error)}
        </Typography>
      )}
    </Box>
  );
}
