import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import CheckIcon from '~icons/ic/baseline-check';
import MoreIcon from '~icons/ic/baseline-more-vert';
import StarIcon from '~icons/ic/baseline-star';
import { confirm } from '../../ui/confirm.tsx';
import { notify } from '../../ui/notices.tsx';
import { useViewError } from './use-view-error.ts';
import type { View, ViewCommands } from './use-views.ts';

interface ViewRowProps {
  view: View;
  isCurrent: boolean;
  commands: ViewCommands;
  onOpen: () => void;
  onRename: () => void;
}

/** A view to open, with its other actions. */
export function ViewRow({ view, isCurrent, commands, onOpen, onRename }: ViewRowProps) {
  const { t } = useTranslation();
  const viewError = useViewError();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { name, owner, isOwn, isShared, isFirst, isPinned } = view;
  const notes = [
    !isOwn && (owner.name ?? t('common.unknownPerson')),
    isOwn && isShared && t('views.isShared'),
    isFirst && t('views.isFirst'),
    isPinned && t('views.isPinned'),
  ].filter(Boolean);
  const close = () => setAnchor(null);

  function run(act: () => Promise<unknown>, done: string) {
    close();
    act().then(
      () => notify('success', done),
      (error) => notify('fail', viewError(error)),
    );
  }

  async function remove() {
    close();
    const isAgreed = await confirm({
      title: t('views.removeTitle', { name }),
      text: isShared ? t('views.removeShared') : t('views.removeText'),
      ok: t('views.remove'),
      isDanger: true,
    });
    if (isAgreed) run(() => commands.remove(view), t('views.removed'));
  }

  function copyLink() {
    const address = new URL(window.location.href);
    address.search = `?view=${view.id}`;
    run(() => navigator.clipboard.writeText(address.href), t('views.linkCopied'));
  }

  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center' }}>
      <ButtonBase
        onClick={onOpen}
        aria-current={isCurrent || undefined}
        sx={(theme) => ({
          flexGrow: 1,
          minWidth: 0,
          justifyContent: 'flex-start',
          gap: 0.75,
          px: 1,
          py: 0.5,
          borderRadius: '4px',
          textAlign: 'left',
          '&:hover': { backgroundColor: theme.vars.palette.action.hover },
        })}
      >
        <CheckIcon
          sx={{ fontSize: 18, visibility: isCurrent ? 'visible' : 'hidden', color: 'primary.main' }}
        />
        <Box sx={{ minWidth: 0, flexGrow: 1 }}>
          <Typography
            variant="body2"
            component="div"
            title={name}
            sx={{
              overflow: 'hidden',
              textOverflow: 'ellipsis',
              whiteSpace: 'nowrap',
              fontWeight: isCurrent ? 650 : 450,
            }}
          >
            {name}
          </Typography>
          {notes.length > 0 && (
            <Typography variant="caption" component="div" color="textSecondary">
              {notes.join(' · ')}
            </Typography>
          )}
        </Box>
        {isFirst && <StarIcon aria-hidden sx={{ fontSize: 16, color: 'text.secondary' }} />}
      </ButtonBase>
      <IconButton
        aria-label={t('views.more', { name })}
        title={t('views.more', { name })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreIcon sx={{ fontSize: 18 }} />
      </IconButton>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={close}>
        <MenuItem
          onClick={() =>
            run(
              () => commands.chooseFirst(view, !isFirst),
              t(isFirst ? 'views.notFirstNow' : 'views.firstNow'),
            )
          }
        >
          {t(isFirst ? 'views.notFirst' : 'views.first')}
        </MenuItem>
        <MenuItem
          onClick={() =>
            run(
              () => commands.pin(view, !isPinned),
              t(isPinned ? 'views.unpinnedNow' : 'views.pinnedNow', { name }),
            )
          }
        >
          {t(isPinned ? 'views.unpin' : 'views.pin')}
        </MenuItem>
        <MenuItem onClick={copyLink}>{t('views.copyLink')}</MenuItem>
        {isOwn && (
          <MenuItem
            onClick={() => {
              close();
              onRename();
            }}
          >
            {t('views.rename')}
          </MenuItem>
        )}
        {isOwn && (
          <MenuItem
            onClick={() =>
              run(
                () => commands.change(view, { is_shared: !isShared }),
                t(isShared ? 'views.unsharedNow' : 'views.sharedNow'),
              )
            }
          >
            {t(isShared ? 'views.unshare' : 'views.share')}
          </MenuItem>
        )}
        <MenuItem onClick={remove} sx={{ color: 'error.main' }}>
          {t('views.remove')}
        </MenuItem>
      </Menu>
    </Box>
  );
}
