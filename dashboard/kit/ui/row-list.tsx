import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { useMay } from '../session/may.tsx';

interface RowAction {
  text: string;
  /** The accessible name. It includes the row's name, because the buttons of all rows have the same text. */
  name: string;
  danger?: boolean;
  /** Whether the action changes nothing, so that everybody may do it. */
  reads?: true;
  onClick: () => void;
}

export interface RowOfList {
  id: number;
  what: ReactNode;
  actions: readonly RowAction[];
}

interface RowListProps {
  name: string;
  rows: readonly RowOfList[];
}

/** A short list within a page. Each row has its own buttons. */
export function RowList({ name, rows }: RowListProps) {
  const mayWork = useMay();
  return (
    <Box component="ul" aria-label={name} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {rows.map(({ id, what, actions }) => (
        <Box
          component="li"
          key={id}
          sx={(theme) => ({
            py: 0.75,
            fontSize: '0.8125rem',
            '&:not(:first-of-type)': { borderTop: `1px solid ${theme.vars.palette.divider}` },
          })}
        >
          {what}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, ml: -1 }}>
            {actions
              .filter(({ reads }) => reads || mayWork)
              .map((action) => (
                <Button
                  key={action.text}
                  size="small"
                  color={action.danger ? 'error' : 'primary'}
                  aria-label={action.name}
                  onClick={action.onClick}
                  sx={{ minHeight: 26, px: 1, minWidth: 0 }}
                >
                  {action.text}
                </Button>
              ))}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

/** The Edit and Remove buttons of a row. */
export function editAndRemove(
  t: TFunction,
  name: string,
  on: { edit: () => void; remove: () => void },
): [edit: RowAction, remove: RowAction] {
  return [
    { text: t('forms.edit'), name: t('forms.editOf', { name }), onClick: on.edit },
    {
      text: t('forms.picture.remove'),
      name: t('forms.picture.removeOf', { name }),
      danger: true,
      onClick: on.remove,
    },
  ];
}
