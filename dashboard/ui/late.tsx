import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ComponentType, type ReactNode, useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

interface Source<Props> {
  load: () => Promise<ComponentType<Props>>;
  meanwhile: ReactNode;
  /** The part, once it has been loaded. */
  part: ComponentType<Props> | null;
}

/**
 * A part of a page whose code is loaded when it is first needed. Where it cannot be loaded, since the server is away, it
 * says so and can be tried again; what stands around it stays. Nothing is shown while it loads, unless it is said what.
 *
 * ```ts
 * const ActionDialog = late(() => import('./action-dialog.tsx').then((m) => m.ActionDialog));
 * ```
 */
export function late<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  meanwhile: ReactNode = null,
): ComponentType<Props> {
  const source: Source<Props> = { load, meanwhile, part: null };
  return (props) => <LatePart source={source} props={props} />;
}

interface LatePartProps<Props> {
  source: Source<Props>;
  props: Props;
}

function LatePart<Props extends object>({ source, props }: LatePartProps<Props>) {
  const [state, setState] = useState<'loading' | 'failed' | 'there'>(
    source.part === null ? 'loading' : 'there',
  );
  const begin = useCallback(async () => {
    setState('loading');
    try {
      source.part = await source.load();
      setState('there');
    } catch {
      setState('failed');
    }
  }, [source]);
  useEffect(() => {
    if (source.part === null) void begin();
  }, [source, begin]);
  if (state === 'failed') return <NotLoaded onRetry={begin} />;
  const { part: Part } = source;
  return Part === null ? source.meanwhile : <Part {...props} />;
}

function NotLoaded({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <Box
      role="alert"
      sx={(theme) => ({
        display: 'inline-flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        px: 1.25,
        py: 0.75,
        fontSize: '0.8125rem',
        borderRadius: `${theme.vars.shape.borderRadius}`,
        border: `1px solid ${theme.vars.palette.error.main}`,
        color: theme.vars.palette.text.primary,
        backgroundColor: theme.vars.palette.background.paper,
      })}
    >
      {t('errors.partNotLoaded')}
      <Button variant="outlined" color="inherit" onClick={onRetry} sx={{ minHeight: 28, py: 0 }}>
        {t('common.retry')}
      </Button>
    </Box>
  );
}
