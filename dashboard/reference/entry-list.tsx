import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReferenceKind } from '#domain/reference/reference-kinds.ts';
import AddIcon from '~icons/ic/baseline-add';
import { formatNumber } from '../kit/preferences/time.ts';
import { May } from '../kit/session/may.tsx';
import { Section } from '../kit/ui/fact-list.tsx';
import { FailedPanel } from '../kit/ui/failed-panel.tsx';
import { NotRefreshed } from '../kit/ui/not-refreshed.tsx';
import { NumberTable } from '../kit/ui/number-table.tsx';
import { askRetire } from './ask-retire.tsx';
import { isNamed } from './attribute-views.ts';
import { EntryDialog } from './entry-dialog.tsx';
import { EntryRow } from './entry-row.tsx';
import { placed, priorityChanges } from './reorder.ts';
import { inTree } from './tree.ts';
import { type Entry, useEntries, useUses } from './use-entries.ts';
import { useEntryWrite } from './use-entry-write.ts';

interface EntryListProps {
  kind: ReferenceKind;
  title: string;
  about: string;
}

const step = 10;

/** The entries of a kind. Staff can search, reorder, publish, change, add and retire them. */
export function EntryList({ kind, title, about }: EntryListProps) {
  const { t } = useTranslation();
  const answer = useEntries(kind);
  const { data: entries, error, refetch } = answer;
  const categories = useEntries('category');
  const uses = useUses(kind);
  const write = useEntryWrite(kind);
  const [search, setSearch] = useState('');
  const [asked, setAsked] = useState<Entry | Partial<Entry> | null>(null);
  const dragged = useRef<Entry | null>(null);

  const sought = search.trim().toLowerCase();
  const all = entries ?? none;
  const rows = inTree(all).filter(({ entry }) => entry.name.toLowerCase().includes(sought));
  const besides = (entry: Entry) =>
    all.filter(({ parentId }) => (parentId ?? null) === (entry.parentId ?? null));
  const lowest = (among: readonly Entry[]) => Math.max(0, ...among.map(({ priority }) => priority)) + step;
  const nameOf = (id: number) => categories.data?.find((category) => category.id === id)?.name;
  // Whether data is still loading. A measurement without loaded category names would look as if it applied to every
  // category.
  const isComing = entries === undefined || (kind === 'measurement_type' && categories.isPending);

  function move(entry: Entry, to: number) {
    const order = placed(besides(entry), entry.id, to);
    const at = order.indexOf(entry) + 1;
    const changes = priorityChanges(order, entry.id);
    if (changes.length === 0) return;
    write.reorder(changes, t('attributes.moved', { name: entry.name, at, of: order.length }));
  }

  function drop(on: Entry) {
    const entry = dragged.current;
    dragged.current = null;
    const order = besides(on);
    if (entry !== null && entry.id !== on.id && order.includes(entry)) move(entry, order.indexOf(on));
  }

  async function retire(entry: Entry) {
    const use = isNamed(kind) ? (uses?.get(entry.id) ?? noUse) : null;
    if (await askRetire(t, entry.name, use)) write.retire(entry.id);
  }

  const counts = t('attributes.counts', {
    all: formatNumber(all.length),
    published: formatNumber(all.filter(({ isPublished }) => isPublished).length),
  });
  return (
    <Section
      title={title}
      end={
        <May>
          <Button
            variant="contained"
            startIcon={<AddIcon />}
            // A new entry goes last, and the last priority is known only after the list has loaded.
            disabled={entries === undefined}
            onClick={() => setAsked({ priority: lowest(all.filter(({ parentId }) => parentId == null)) })}
          >
            {t('attributes.create', { kind: t(`attributes.one.${kind}`) })}
          </Button>
        </May>
      }
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', mb: 1 }}>
        <TextField
          label={t('attributes.search')}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          sx={{ width: 240 }}
        />
        <Typography variant="body2" color="textSecondary" data-testid={`counts-${kind}`}>
          {entries !== undefined && counts}
        </Typography>
        <Typography variant="caption" color="textSecondary" sx={{ flexBasis: '100%' }}>
          {about} {sought === '' ? t('attributes.orderHint') : t('attributes.noOrderWhileSearching')}
        </Typography>
      </Box>
      <NotRefreshed query={answer} />
      {isComing && error === null && <Skeleton variant="rounded" height={220} />}
      {entries === undefined && error !== null && (
        <FailedPanel error={error} title={t('list.failedTitle')} onRetry={() => refetch()} />
      )}
      {!isComing && rows.length === 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ py: 2 }}>
          {sought === '' ? `${t('attributes.empty')} ${t('attributes.emptyText')}` : t('attributes.noMatch')}
        </Typography>
      )}
      {!isComing && rows.length > 0 && (
        <NumberTable isList name={title}>
          <Head kind={kind} />
          <tbody>
            {rows.map(({ entry, depth }) => {
              const beside = besides(entry);
              return (
                <EntryRow
                  key={entry.id}
                  kind={kind}
                  entry={entry}
                  depth={sought === '' ? depth : 0}
                  use={uses?.get(entry.id)}
                  categories={(entry.categoryIds ?? []).flatMap((id) => nameOf(id) ?? []).join(', ')}
                  place={sought === '' ? { at: beside.indexOf(entry), of: beside.length } : null}
                  isBusy={write.isPending}
                  isRetirable={uses !== undefined || !isNamed(kind)}
                  onMove={(to) => move(entry, to)}
                  onDrag={() => {
                    dragged.current = entry;
                  }}
                  onDrop={() => drop(entry)}
                  onPublish={(isPublished) => write.change(entry.id, { is_published: isPublished })}
                  onEdit={() => setAsked(entry)}
                  onAddBelow={() =>
                    setAsked({
                      parentId: entry.id,
                      priority: lowest(all.filter(({ parentId }) => parentId === entry.id)),
                    })
                  }
                  onRetire={() => retire(entry)}
                />
              );
            })}
          </tbody>
        </NumberTable>
      )}
      {asked !== null && <EntryDialog kind={kind} entry={asked} onClose={() => setAsked(null)} />}
    </Section>
  );
}

const none: readonly Entry[] = [];
const noUse = { products: 0, categories: 0, measurementTypes: 0 };

function Head({ kind }: { kind: ReferenceKind }) {
  const { t } = useTranslation();
  return (
    <thead>
      <tr>
        <th scope="col">{t('attributes.columns.order')}</th>
        <th scope="col">{t('attributes.columns.name')}</th>
        {kind === 'category' && (
          <>
            <th scope="col">{t('attributes.columns.gender')}</th>
            <th scope="col">{t('attributes.columns.multipleTry')}</th>
          </>
        )}
        {kind === 'measurement_type' && <th scope="col">{t('attributes.columns.categories')}</th>}
        {kind === 'magazine' && <th scope="col">{t('attributes.fields.link')}</th>}
        {kind === 'curation' && <th scope="col">{t('attributes.fields.description')}</th>}
        {kind !== 'magazine' && (
          <th scope="col" className="number">
            {t('attributes.columns.products')}
          </th>
        )}
        <th scope="col">{t('attributes.columns.published')}</th>
        <td />
      </tr>
    </thead>
  );
}
