import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { ReactNode } from 'react';
import { narrow } from '../theme/tokens.ts';

interface KeyButtonProps {
  /** Label of the key, such as `A`. */
  name: string;
  isDanger?: boolean;
  /** Whether the key's option is selected, for keys that select one. */
  isPressed?: boolean;
  onPress: () => void;
  children: ReactNode;
}

/** A key and its action. It is also a button for mouse and touch. */
export function KeyButton({ name, isDanger = false, isPressed, onPress, children }: KeyButtonProps) {
  return (
    <ButtonBase
      onClick={onPress}
      aria-pressed={isPressed}
      sx={(theme) => ({
        width: '100%',
        justifyContent: 'flex-start',
        gap: 1.25,
        px: 0.75,
        py: 0.5,
        minHeight: 32,
        [narrow]: { minHeight: 44 },
        borderRadius: '4px',
        textAlign: 'start',
        fontSize: '0.8125rem',
        fontWeight: 550,
        color: isDanger ? theme.vars.palette.error.main : 'inherit',
        '&:hover': { backgroundColor: theme.vars.palette.action.hover },
      })}
    >
      <Box
        component="kbd"
        sx={(theme) => ({
          minWidth: 24,
          px: 0.75,
          flexShrink: 0,
          textAlign: 'center',
          fontFamily: 'inherit',
          fontSize: '0.75rem',
          fontWeight: 700,
          lineHeight: '20px',
          borderRadius: '4px',
          border: `1px solid ${theme.vars.palette.text.secondary}`,
          color: theme.vars.palette.text.primary,
          backgroundColor: theme.vars.palette.background.default,
        })}
      >
        {name}
      </Box>
      {children}
    </ButtonBase>
  );
}
