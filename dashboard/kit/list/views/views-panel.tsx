import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Divider from '@mui/material/Divider';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import AddIcon from '~icons/ic/baseline-add';
import type { RoomName } from '../../areas/room.ts';
import { useErrorText } from '../../ui/error-text.ts';
import type { ListState } from '../list-state.ts';
import { viewOf } from '../view-state.ts';
import { ChangedHint } from './changed-hint.tsx';
import { NameForm } from './name-form.tsx';
import type { OpenView } from './use-open-view.ts';
import { useViewCommands, type View } from './use-views.ts';
import { ViewRow } from './view-row.tsx';

export interface ViewsPanelProps {
  room: RoomName;
  state: ListState;
  openView: OpenView;
  onClose: () => void;
}

type Form = { of: 'new' } | { of: 'name'; view: View };

/** The saved views of a page: the person's own and those that colleagues share. */
export function ViewsPanel({ room, state, openView, onClose }: ViewsPanelProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const commands = useViewCommands(room);
  const [form, setForm] = useState<Form | null>(null);
  const { query, views, current, isChanged, open } = openView;
  const own = views.filter(({ isOwn }) => isOwn);
  const shared = views.filter(({ isOwn }) => !isOwn);

  function choose(view: View | null) {
    open(view);
    onClose();
  }

  async function saveAs(name: string, isShared: boolean) {
    const id = await commands.create(name, viewOf(state), isShared);
    openView.mark(id);
    onClose();
  }

  const rows = (some: readonly View[]) =>
    some.map((view) => (
      <ViewRow
        key={view.id}
        view={view}
        isCurrent={view.id === current?.id}
        commands={commands}
        onOpen={() => choose(view)}
        onRename={() => setForm({ of: 'name', view })}
      />
    ));

  return (
    <Box sx={{ p: 1, display: 'grid', gap: 0.75 }}>
      {current !== null && isChanged && (
        <ChangedHint
          view={current}
          state={state}
          commands={commands}
          onReset={() => choose(current)}
          onSaved={() => {
            openView.mark(current.id);
            onClose();
          }}
        />
      )}
      {query.isPending && <CircularProgress size={22} aria-label={t('shell.loading')} sx={{ m: 1 }} />}
      {query.isError && (
        <Box role="alert" sx={{ p: 1 }}>
          <Typography variant="body2">{errorText(query.error)}</Typography>
          <Button sx={{ mt: 0.5 }} variant="outlined" onClick={() => query.refetch()}>
            {t('common.retry')}
          </Button>
        </Box>
      )}
      {query.isSuccess && views.length === 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ p: 1 }}>
          {t('views.none')}
        </Typography>
      )}
      <Box sx={{ maxHeight: 'min(420px, 55vh)', overflowY: 'auto', display: 'grid', gap: 0.5 }}>
        {own.length > 0 && <Group name={t('views.own')}>{rows(own)}</Group>}
        {shared.length > 0 && <Group name={t('views.shared')}>{rows(shared)}</Group>}
      </Box>
      <Divider />
      {form === null ? (
        <Box sx={{ display: 'flex', gap: 0.75, flexWrap: 'wrap' }}>
          <Button startIcon={<AddIcon />} onClick={() => setForm({ of: 'new' })}>
            {t('views.saveAs')}
          </Button>
          {current !== null && (
            <Button color="inherit" sx={{ ml: 'auto' }} onClick={() => choose(null)}>
              {t('views.leave')}
            </Button>
          )}
        </Box>
      ) : (
        <NameForm
          key={form.of === 'new' ? 'new' : form.view.id}
          title={form.of === 'new' ? t('views.saveAs') : t('views.rename')}
          name={form.of === 'new' ? '' : form.view.name}
          offersSharing={form.of === 'new'}
          onSave={async (name, isShared) => {
            if (form.of === 'new') return saveAs(name, isShared);
            await commands.change(form.view, { name });
            setForm(null);
          }}
          onCancel={() => setForm(null)}
        />
      )}
    </Box>
  );
}

function Group({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Box component="section" aria-label={name}>
      <Typography variant="caption" color="textSecondary" component="h2" sx={{ px: 1, fontWeight: 650 }}>
        {name}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {children}
      </Box>
    </Box>
  );
}
