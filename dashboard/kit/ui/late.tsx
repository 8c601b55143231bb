import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ComponentType, type ReactNode, useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

interface Source<Props> {
  load: () => Promise<ComponentType<Props>>;
  meanwhile: ReactNode;
  /** The page can do without it. */
  isExtra: boolean;
  /** The part, once it has been loaded. */
  part: ComponentType<Props> | null;
}

export type Late<Props> = ComponentType<Props> & { preload: () => Promise<void> };

/**
 * A part of a page whose code is loaded when it is first needed. Where it cannot be loaded, since the server is away, it
 * says so and can be tried again; what stands around it stays. Nothing is shown while it loads, unless it is said what.
 *
 * ```ts
 * const ActionDialog = late(() => import('../../ui/action-dialog.tsx').then((m) => m.ActionDialog));
 * ```
 *
 * `usePreloaded(ActionDialog)` loads it ahead, once what may open it stands.
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

/** The same for what a page can do without: where it cannot be loaded it is left out. */
export function lateExtra<Props extends object>(load: () => Promise<ComponentType<Props>>): Late<Props> {
  return late(load, null, true);
}

let waitedFor: Promise<unknown> = Promise.resolve();

/** What a person waits for at this moment: nothing is loaded ahead beside it. */
export function comesFirst<Value>(loading: Promise<Value>): Promise<Value> {
  waitedFor = Promise.allSettled([waitedFor, loading]);
  return loading;
}

/** Loads a part ahead: a dialog that is there already opens also while the server is away. */
export function usePreloaded(part: Pick<Late<never>, 'preload'>): void {
  useEffect(() => {
    // Where it fails it is tried again when it is needed, and said then.
    waitedFor.then(() => part.preload()).catch(() => {});
  }, [part]);
}

async function loadPart<Props>(source: Source<Props>): Promise<void> {
  source.part ??= await source.load();
}

/** A browser that could not load a module once refuses it until the page is loaded anew. */
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
