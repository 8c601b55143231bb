import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useTimeFormats } from '../preferences/time.ts';
import { stateChange } from '../theme/tokens.ts';
import type { Tone } from '../theme/tones.ts';
import { visuallyHidden } from './visually-hidden.ts';

export interface Stage {
  name: string;
  /** The time when the stage was reached (ISO 8601); null if it was not reached or the time is unknown. */
  at: string | null;
  state: 'passed' | 'here' | 'ahead';
  /** The tone of the current stage. */
  tone?: Tone;
}

/** An entity's stages from left to right, with the time of each stage and the current stage marked. */
export function StageLine({ name, stages }: { name: string; stages: readonly Stage[] }) {
  const { t } = useTranslation();
  const times = useTimeFormats();
  return (
    <Box
      component="ol"
      aria-label={name}
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        display: 'grid',
        gridAutoFlow: { sm: 'column' },
        gridAutoColumns: { sm: 'minmax(0, 1fr)' },
        rowGap: 1,
      }}
    >
      {stages.map((stage, at) => (
        <Box
          component="li"
          key={stage.name}
          aria-current={stage.state === 'here' ? 'step' : undefined}
          sx={(theme) => ({
            position: 'relative',
            minWidth: 0,
            // Reserves the line of the times, as they load a little later than the names.
            minHeight: { sm: '58px' },
            pt: { xs: 0, sm: '22px' },
            pl: { xs: '22px', sm: 0 },
            pr: 1,
            fontSize: '0.8125rem',
            lineHeight: 1.35,
            color:
              stage.state === 'ahead' ? theme.vars.palette.text.secondary : theme.vars.palette.text.primary,
            fontWeight: stage.state === 'here' ? 650 : 450,
            '&, &::before, &::after': { transition: stateChange },
            // The stage's dot. The line to the next stage is `::after`.
            '&::before': {
              content: '""',
              position: 'absolute',
              left: 0,
              top: 3,
              width: 12,
              height: 12,
              boxSizing: 'border-box',
              borderRadius: '50%',
              border: `2px solid ${theme.vars.palette.outline}`,
              ...(stage.state === 'passed' && {
                borderColor: theme.vars.palette.text.primary,
                backgroundColor: theme.vars.palette.text.primary,
              }),
              ...(stage.state === 'here' && {
                borderColor: theme.vars.palette.tone[stage.tone ?? 'moving'].text,
                backgroundColor: theme.vars.palette.tone[stage.tone ?? 'moving'].text,
                boxShadow: `0 0 0 4px ${theme.vars.palette.tone[stage.tone ?? 'moving'].background}`,
              }),
            },
            ...(at < stages.length - 1 && {
              '&::after': {
                content: '""',
                position: 'absolute',
                left: { xs: 5, sm: 18 },
                right: { sm: 6 },
                top: { xs: 18, sm: 8 },
                bottom: { xs: -8, sm: 'auto' },
                width: { xs: 2, sm: 'auto' },
                height: { sm: 2 },
                backgroundColor:
                  stage.state === 'passed' ? theme.vars.palette.text.primary : theme.vars.palette.divider,
              },
            }),
          })}
        >
          {stage.name}
          {stage.state === 'here' && <span style={visuallyHidden}> · {t('stages.here')}</span>}
          {stage.at !== null && (
            <Box
              component="time"
              dateTime={stage.at}
              title={times.dateTime(stage.at)}
              sx={{ display: 'block', color: 'text.secondary', fontWeight: 400, fontSize: '0.75rem' }}
            >
              {times.monthDay(stage.at)} {times.minute(stage.at)}
            </Box>
          )}
        </Box>
      ))}
    </Box>
  );
}
