import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import FirstPageIcon from '~icons/ic/baseline-first-page';
import PreviousIcon from '~icons/ic/baseline-keyboard-arrow-left';
import NextIcon from '~icons/ic/baseline-keyboard-arrow-right';
import LastPageIcon from '~icons/ic/baseline-last-page';
import { formatNumber } from '../preferences/time.ts';
import { thumbSized } from '../ui/thumb-sized.ts';
import { pageSizes } from './list-state.ts';

interface PagerProps {
  page: number;
  size: number;
  /** Exact total of the list; null while it is loading. */
  count: number | null;
  onPage: (page: number) => void;
  /** Changes the size of the pages. A list without it has pages of one size. */
  onSize?: (size: number) => void;
}

export function Pager({ page, size, count, onPage, onSize }: PagerProps) {
  const { t } = useTranslation();
  const all = count ?? 0;
  const pages = Math.max(1, Math.ceil(all / size));
  const isBeyond = page > pages || all === 0;
  const first = isBeyond ? 0 : (page - 1) * size + 1;
  const last = isBeyond ? 0 : Math.min(all, page * size);
  const steps = [
    { name: t('list.firstPage'), to: 1, Icon: FirstPageIcon, off: page <= 1 },
    {
      name: t('list.previousPage'),
      to: Math.min(page - 1, pages),
      Icon: PreviousIcon,
      off: page <= 1,
      key: 'previousPage',
    },
    { name: t('list.nextPage'), to: page + 1, Icon: NextIcon, off: page >= pages, key: 'nextPage' },
    { name: t('list.lastPage'), to: pages, Icon: LastPageIcon, off: page >= pages },
  ];
  return (
    <Box
      component="nav"
      aria-label={t('list.page')}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: { xs: 0.5, sm: 1.5 },
        px: 1.25,
        minHeight: 44,
        // The number of rows decides where the pager stands. An invisible element does not count as a layout shift.
        visibility: count === null ? 'hidden' : 'visible',
        ...thumbSized,
      }}
    >
      <Typography variant="body2" color="textSecondary" aria-live="polite">
        {count !== null &&
          t('list.range', { from: formatNumber(first), to: formatNumber(last), total: formatNumber(all) })}
      </Typography>
      <Box sx={{ flexGrow: 1 }} />
      {onSize && <Sizes size={size} onSize={onSize} />}
      {/* A phone has no space for it beside the buttons. The range of rows says where the page is. */}
      <Typography variant="body2" color="textSecondary" sx={{ display: { xs: 'none', sm: 'block' } }}>
        {count !== null && t('list.pageOf', { page: formatNumber(page), pages: formatNumber(pages) })}
      </Typography>
      <Box sx={{ display: 'flex' }}>
        {steps.map(({ name, to, Icon, off, key }) => (
          <IconButton
            key={name}
            aria-label={name}
            disabled={off}
            data-list-key={key}
            onClick={() => onPage(to)}
          >
            <Icon fontSize="small" />
          </IconButton>
        ))}
      </Box>
    </Box>
  );
}

function Sizes({ size, onSize }: { size: number; onSize: (size: number) => void }) {
  const { t } = useTranslation();
  return (
    <Box
      role="group"
      aria-label={t('list.rowsPerPage')}
      sx={{ display: { xs: 'none', sm: 'flex' }, alignItems: 'center', gap: 0.25 }}
    >
      <Typography variant="body2" color="textSecondary" sx={{ mr: 0.75 }}>
        {t('list.rowsPerPage')}
      </Typography>
      {pageSizes.map((each) => (
        <ButtonBase
          key={each}
          aria-pressed={each === size}
          onClick={() => onSize(each)}
          sx={(theme) => ({
            minWidth: 32,
            height: 26,
            borderRadius: '5px',
            fontSize: '0.8125rem',
            color: each === size ? theme.vars.palette.text.primary : theme.vars.palette.text.secondary,
            fontWeight: each === size ? 650 : 450,
            backgroundColor: each === size ? theme.vars.palette.action.selected : 'transparent',
          })}
        >
          {each}
        </ButtonBase>
      ))}
    </Box>
  );
}
