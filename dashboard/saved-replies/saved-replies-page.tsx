import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { SavedReply } from '#read-api/saved-replies/contract.ts';
import AddIcon from '~icons/ic/baseline-add';
import type { Card } from '../kit/list/card.ts';
import type { NamedFilter } from '../kit/list/filters.ts';
import type { Column } from '../kit/list/grid.tsx';
import { ListPage } from '../kit/list/list-page.tsx';
import type { ListShape } from '../kit/list/list-state.ts';
import { Moment } from '../kit/list/moment.tsx';
import { TwoLines } from '../kit/list/two-lines.tsx';
import { type ColumnParts, useCards, useColumns } from '../kit/list/use-columns.ts';
import type { Language } from '../kit/preferences/preferences.ts';
import { May } from '../kit/session/may.tsx';
import { savedRepliesPath, savedRepliesRoom } from './paths.ts';

const filters: readonly NamedFilter[] = [
  { name: 'q', kind: 'search', text: 'savedReply.search' },
  { name: 'ids', kind: 'given', text: 'savedReply.fields.id' },
];
const shape: ListShape = { filters, orders: ['id', 'title', 'created_time', 'updated_time'] };
const hiddenAtFirst = ['created_time'];
const pathOf = ({ id }: SavedReply) => `${savedRepliesRoom}/${id}`;

const textIn = (language: Language, { textEn, textKo, textJa }: SavedReply) =>
  ({ en: textEn, ko: textKo, ja: textJa })[language];

function columns({ t, times, language }: ColumnParts): readonly Column<SavedReply>[] {
  return [
    {
      field: 'title',
      headerName: t('savedReply.fields.title'),
      flex: 1,
      minWidth: 180,
      renderCell: ({ row }) => <Link to={pathOf(row)}>{row.title}</Link>,
    },
    {
      field: 'text',
      headerName: t('savedReply.text'),
      flex: 2,
      minWidth: 220,
      sortable: false,
      renderCell: ({ row }) => <TwoLines first={textIn(language, row)} second={null} />,
    },
    {
      field: 'created_time',
      headerName: t('savedReply.fields.createdTime'),
      width: 110,
      renderCell: ({ row }) => <Moment iso={row.createdTime} times={times} />,
    },
    {
      field: 'updated_time',
      headerName: t('savedReply.fields.updatedTime'),
      width: 110,
      renderCell: ({ row }) => <Moment iso={row.updatedTime} times={times} />,
    },
  ];
}

const replyCard =
  ({ language }: ColumnParts) =>
  (row: SavedReply): Card => ({ title: row.title, about: textIn(language, row), status: null });

/** The list of saved replies, by title. */
export function SavedRepliesPage() {
  const { t } = useTranslation();
  const create = (
    <May>
      <Button component={Link} to={`${savedRepliesRoom}/create`} variant="contained" startIcon={<AddIcon />}>
        {t('savedReply.create')}
      </Button>
    </May>
  );
  return (
    <ListPage<SavedReply>
      room="savedReplies"
      title={t('rooms.savedReplies')}
      path={savedRepliesPath}
      csv={{ path: `${savedRepliesPath}/csv`, fileOf: 'saved-replies' }}
      shape={shape}
      columns={useColumns(columns)}
      hiddenAtFirst={hiddenAtFirst}
      narrowCardOf={useCards(replyCard)}
      pathOf={pathOf}
      end={create}
      fill={create}
    />
  );
}
