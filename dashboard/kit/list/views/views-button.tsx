import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import BookmarkIcon from '~icons/ic/baseline-bookmark-border';
import ExpandMoreIcon from '~icons/ic/baseline-expand-more';
import { withTexts } from '../../../i18n/i18n.ts';
import type { RoomName } from '../../areas/room.ts';
import { AnchoredPanel } from '../../ui/anchored-panel.tsx';
import { late } from '../../ui/late.tsx';
import type { ListShape } from '../list-state.ts';
import type { ListControl } from '../use-list-state.ts';
import { useOpenView } from './use-open-view.ts';
import type { ViewsPanelProps } from './views-panel.tsx';

const ViewsPanel = late<ViewsPanelProps>(() =>
  withTexts(['views'], () => import('./views-panel.tsx').then((m) => m.ViewsPanel)),
);

interface ViewsButtonProps {
  room: RoomName;
  shape: ListShape;
  list: ListControl;
}

/** Shows the name of the open saved view, and opens the panel of all views. */
export function ViewsButton({ room, shape, list }: ViewsButtonProps) {
  const { t } = useTranslation();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const openView = useOpenView(room, shape, list);
  const { current, isChanged } = openView;
  const name = t('list.views');
  const close = () => setAnchor(null);
  return (
    <>
      <Button
        variant="outlined"
        color={current === null ? 'inherit' : 'primary'}
        startIcon={<BookmarkIcon />}
        endIcon={<ExpandMoreIcon />}
        data-list-key="views"
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        aria-label={current === null ? name : t('common.pair', { name, value: viewText() })}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={current === null ? { borderColor: 'divider' } : {}}
      >
        <Box
          component="span"
          title={current === null ? undefined : viewText()}
          sx={{ maxWidth: 200, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
        >
          {current === null ? name : viewText()}
        </Box>
      </Button>
      <AnchoredPanel name={name} anchor={anchor} side="right" width={340} onClose={close}>
        <ViewsPanel room={room} state={list.state} openView={openView} onClose={close} />
      </AnchoredPanel>
    </>
  );

  function viewText(): string {
    const text = current?.name ?? '';
    return isChanged ? t('list.viewChanged', { name: text }) : text;
  }
}
