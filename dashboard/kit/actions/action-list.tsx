import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { label } from '../../i18n/label.ts';
import { usePast } from '../as-of/past.ts';
import { Disclosure } from '../ui/disclosure.tsx';
import { ActionButton } from './action-button.tsx';
import type { ActionTable, OfferedAction } from './action-table.ts';

/** An action with the reason why it is not possible; null if it is. */
export interface Offer {
  action: OfferedAction;
  why: string | null;
}

/** The usual next step among the offers; undefined if none is possible. */
export function leadingOf(offers: readonly Offer[]): OfferedAction | undefined {
  return offers.find(({ action, why }) => why === null && action.form.look === undefined)?.action;
}

interface ActionListProps {
  table: ActionTable;
  offers: readonly Offer[];
  /** Where to go on if no action is possible here. */
  instead?: string | undefined;
  onAction: (action: OfferedAction) => void;
}

/** Possible actions as buttons, the others with their reasons. */
export function ActionList({ table, offers, instead, onAction }: ActionListProps) {
  const { t } = useTranslation();
  const { isPast } = usePast();
  const possible = offers.filter(({ why }) => why === null);
  const others = offers.filter(({ why }) => why !== null);
  const leading = leadingOf(offers)?.name;
  return (
    <>
      {possible.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          {isPast ? t('asOf.noneThen') : (instead ?? t('actions.nonePossible'))}
        </Typography>
      )}
      <Box sx={{ display: 'grid', gap: 0.25 }}>
        {possible.map(({ action }) => (
          <ActionButton
            key={action.name}
            look={action.name === leading ? 'leading' : (action.form.look ?? 'quiet')}
            disabled={isPast}
            onClick={() => onAction(action)}
          >
            {label(t, table.names, action.name)}
          </ActionButton>
        ))}
      </Box>
      {others.length > 0 && (
        <Disclosure
          title={`${t(isPast ? 'asOf.notPossibleThen' : 'actions.notPossible')} (${others.length})`}
          isOpenAtFirst={possible.length === 0}
        >
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
            {others.map(({ action, why }) => (
              <Tooltip key={action.name} title={why} describeChild>
                <Box
                  component="button"
                  type="button"
                  aria-disabled
                  sx={(theme) => ({
                    font: 'inherit',
                    fontSize: '0.75rem',
                    px: 1,
                    py: 0.25,
                    cursor: 'not-allowed',
                    borderRadius: '4px',
                    border: `1px dashed ${theme.vars.palette.divider}`,
                    color: theme.vars.palette.text.secondary,
                    backgroundColor: 'transparent',
                  })}
                >
                  {label(t, table.names, action.name)}
                </Box>
              </Tooltip>
            ))}
          </Box>
        </Disclosure>
      )}
    </>
  );
}
