import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { use, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import DownIcon from '~icons/ic/baseline-keyboard-arrow-down';
import UpIcon from '~icons/ic/baseline-keyboard-arrow-up';
import { moved, toggled } from './arrange.ts';
import type { ColumnChoice, Density } from './column-choice.ts';
import { forgetWidths } from './column-widths.ts';
import { ListContext } from './list-context.ts';

export interface ColumnsPanelProps {
  columns: readonly ColumnChoice[];
  nameOf: (field: string) => string;
  density: Density;
  densities: readonly Density[];
  /** Called with a function of the current columns, since the latest change may not be rendered yet. */
  onColumns: (how: (now: readonly ColumnChoice[]) => readonly ColumnChoice[]) => void;
  onDensity: (density: Density) => void;
  onReset: () => void;
}

/** The panel for visible columns, their order, and the row density. */
export function ColumnsPanel(props: ColumnsPanelProps) {
  const { columns, nameOf, density, densities, onColumns, onDensity, onReset } = props;
  const { t } = useTranslation();
  const list = useRef<HTMLUListElement>(null);
  const room = use(ListContext)?.room;
  const shown = columns.filter(({ hidden }) => !hidden).length;

  function move(field: string, step: -1 | 1) {
    onColumns((now) => moved(now, field, step));
    // Pressing a button at an end of the list disables it, which would drop the focus.
    requestAnimationFrame(() => {
      const row = list.current?.querySelector(`[data-field="${field}"]`);
      const buttons = [...(row?.querySelectorAll<HTMLButtonElement>('button:not(:disabled)') ?? [])];
      if (!row?.contains(document.activeElement)) buttons[0]?.focus();
    });
  }

  function reset() {
    onReset();
    if (room !== undefined) forgetWidths(room);
  }

  return (
    <Box sx={{ p: 1.5, width: 300 }}>
      <Typography variant="caption" color="textSecondary" component="p" sx={{ fontWeight: 600 }}>
        {t('list.density')}
      </Typography>
      <ToggleButtonGroup
        exclusive
        fullWidth
        size="small"
        aria-label={t('list.density')}
        value={density}
        onChange={(_, chosen: Density | null) => chosen !== null && onDensity(chosen)}
        sx={{ mt: 0.5, mb: 1.5 }}
      >
        {densities.map((each) => (
          <ToggleButton key={each} value={each} sx={{ py: 0.25, textTransform: 'none' }}>
            {t(`list.densities.${each}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Typography variant="caption" color="textSecondary" component="p" sx={{ fontWeight: 600 }}>
        {t('list.columns')}
      </Typography>
      <Box
        component="ul"
        ref={list}
        sx={{ listStyle: 'none', p: 0, m: 0, maxHeight: 420, overflowY: 'auto' }}
      >
        {columns.map(({ field, hidden }, at) => {
          const name = nameOf(field);
          return (
            <Box
              component="li"
              key={field}
              data-field={field}
              sx={{ display: 'flex', alignItems: 'center', minHeight: 32 }}
            >
              <FormControlLabel
                sx={{ flexGrow: 1, m: 0, '& .MuiFormControlLabel-label': { fontSize: '0.8125rem' } }}
                control={
                  <Checkbox
                    size="small"
                    sx={{ p: 0.5 }}
                    checked={!hidden}
                    disabled={!hidden && shown === 1}
                    onChange={() => onColumns((now) => toggled(now, field))}
                  />
                }
                label={name}
              />
              <IconButton
                aria-label={t('list.columnUp', { name })}
                disabled={at === 0}
                onClick={() => move(field, -1)}
                sx={{ p: 0.5 }}
              >
                <UpIcon fontSize="small" />
              </IconButton>
              <IconButton
                aria-label={t('list.columnDown', { name })}
                disabled={at === columns.length - 1}
                onClick={() => move(field, 1)}
                sx={{ p: 0.5 }}
              >
                <DownIcon fontSize="small" />
              </IconButton>
            </Box>
          );
        })}
      </Box>
      <Button color="inherit" onClick={reset} sx={{ mt: 1 }}>
        {t('list.resetLayout')}
      </Button>
    </Box>
  );
}
