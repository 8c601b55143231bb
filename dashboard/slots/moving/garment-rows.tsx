import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import { Section } from '../../kit/ui/fact-list.tsx';
import type { Garment } from './desk-state.ts';

export interface GarmentRow extends Garment {
  key: string;
  /** Where it lies, or where it went. */
  text: string;
  isUndone?: boolean;
  /** The row's button; its name includes the garment. */
  button: { text: string; name: string; onPress: () => void } | null;
}

interface GarmentRowsProps {
  title: string;
  none: string;
  rows: readonly GarmentRow[];
}

/** The garments in hand, or those that were moved. */
export function GarmentRows({ title, none, rows }: GarmentRowsProps) {
  return (
    <Section title={title}>
      {rows.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          {none}
        </Typography>
      )}
      <Box component="ul" aria-label={title} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {rows.map(({ key, stockId, code, product, text, isUndone = false, button }) => (
          <Box
            component="li"
            key={key}
            sx={(theme) => ({
              display: 'flex',
              alignItems: 'center',
              gap: 1,
              minHeight: 48,
              fontSize: '0.8125rem',
              '&:not(:first-of-type)': { borderTop: `1px solid ${theme.vars.palette.divider}` },
            })}
          >
            <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
              <Link to={`/stocks/${stockId}`}>{code}</Link> · {product}
              <Box sx={{ color: 'text.secondary', ...(isUndone && { textDecoration: 'line-through' }) }}>
                {text}
              </Box>
            </Box>
            {button !== null && (
              <Button size="small" color="inherit" aria-label={button.name} onClick={button.onPress}>
                {button.text}
              </Button>
            )}
          </Box>
        ))}
      </Box>
    </Section>
  );
}
