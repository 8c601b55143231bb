import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ComponentType, type ReactNode, useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

interface Source<Props> {
  load: () => Promise<ComponentType<Props>>;
  meanwhile: ReactNode;
  /** Whether the page works without the part. */
  isExtra: boolean;
  /** The loaded part; null until it is loaded. */
  part: ComponentType<Props> | null;
}

export type Late<Props> = ComponentType<Props> & { preload: () => Promise<void> };

/**
 * A part of a page whose code loads when the part is first rendered. If the server is unreachable, the part shows an error
 * with a retry button, and the rest of the page stays. While the code loads, `meanwhile` is shown (default: nothing).
 *
 * ```ts
 * const ActionDialog = late(() => import('../../ui/action-dialog.tsx').then((m) => m.ActionDialog));
 * ```
 *
 * `usePreloaded(ActionDialog)` loads the code ahead, once the component that may open the part is rendered.
 */
export function late<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  meanwhile: ReactNode = null,
  isExtra = false,
): Late<Props> {
  const source: Source<Props> = { load, meanwhile, isExtra, part: null };
  const component: ComponentType<Props> = (props) => <LatePart source={source} props={props} />;
  return Object.assign(component, { preload: () => loadPart(source) });
}

/** Like `late`, for a part that the page works without. The part is left out if its code cannot be loaded. */
export function lateExtra<Props extends object>(load: () => Promise<ComponentType<Props>>): Late<Props> {
  return late(load, null, true);
}

let waitedFor: Promise<unknown> = Promise.resolve();

/** Marks a load that the person is waiting for. Preloads start only after it has settled. */
export function comesFirst<Value>(loading: Promise<Value>): Promise<Value> {
  waitedFor = Promise.allSettled([waitedFor, loading]);
  return loading;
}

/** Preloads a part. A preloaded dialog opens even while the server is unreachable. */
export function usePreloaded(part: Pick<Late<never>, 'preload'>): void {
  useEffect(() => {
    // A failed preload is not shown: rendering the part tries again and shows the error.
    waitedFor.then(() => part.preload()).catch(() => {});
  }, [part]);
}

async function loadPart<Props>(source: Source<Props>): Promise<void> {
  source.part ??= await source.load();
}

/** Reloads the page if the server answers. Browsers cache a failed module import until the page is reloaded. */
async function reloadWhereServed(): Promise<void> {
  const { ok } = await fetch(window.location.href);
  if (ok) window.location.reload();
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
    try {
      await loadPart(source);
      setState('there');
      return true;
    } catch {
      setState('failed');
      return false;
    }
  }, [source]);
  useEffect(() => {
    if (source.part === null) void begin();
  }, [source, begin]);

  async function retry() {
    if (!(await begin())) await reloadWhereServed().catch(() => setState('failed'));
  }

  if (state === 'failed') return source.isExtra ? null : <NotLoaded onRetry={retry} />;
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
