import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import { useTranslation } from 'react-i18next';
import type { Account } from '#read-api/comments/contract.ts';
import { label } from '../i18n/label.ts';
import { Portrait } from '../kit/ui/portrait.tsx';

/** The account's name, otherwise its username, otherwise its id. Every offered account has a name or a username. */
export const calledIn = ({ name, username, id }: Account): string => name ?? username ?? String(id);

interface AccountChoicesProps {
  id: string;
  anchor: HTMLElement | null;
  accounts: readonly Account[];
  marked: number;
  onChoose: (index: number) => void;
}

/** The list of accounts below the text field. The focus stays in the text field, also while an account is clicked. */
export function AccountChoices({ id, anchor, accounts, marked, onChoose }: AccountChoicesProps) {
  const { t } = useTranslation();
  return (
    <Popper open anchorEl={anchor} placement="bottom-start" sx={(theme) => ({ zIndex: theme.zIndex.modal })}>
      <Paper
        id={id}
        role="listbox"
        aria-label={t('comments.whom')}
        variant="outlined"
        sx={(theme) => ({ mt: 0.5, py: 0.5, minWidth: 240, boxShadow: theme.vars.shadows[4] })}
      >
        {accounts.map((account, index) => (
          <Box
            key={`${account.label}-${account.id}`}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === marked}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(index)}
            sx={(theme) => ({
              display: 'flex',
              alignItems: 'center',
              gap: 1,
              px: 1.25,
              py: 0.5,
              cursor: 'pointer',
              fontSize: '0.8125rem',
              '&:hover': { backgroundColor: theme.vars.palette.action.hover },
              '&[aria-selected="true"]': { backgroundColor: theme.vars.palette.action.selected },
            })}
          >
            <Portrait src={null} name={calledIn(account)} size={28} />
            <div>
              {calledIn(account)}
              <Box sx={{ fontSize: '0.75rem', color: 'text.secondary' }}>
                {account.username !== null && `${account.username} · `}
                {label(t, 'history.actor', account.label)}
              </Box>
            </div>
          </Box>
        ))}
      </Paper>
    </Popper>
  );
}
