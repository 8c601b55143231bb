import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Switch from '@mui/material/Switch';
import type { ComponentType, KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReferenceKind } from '#domain/reference/reference-kinds.ts';
import type { ReferenceUse } from '#read-api/reference/contract.ts';
import AddIcon from '~icons/ic/baseline-add';
import ArrowDownIcon from '~icons/ic/baseline-arrow-downward';
import ArrowUpIcon from '~icons/ic/baseline-arrow-upward';
import DragIcon from '~icons/ic/baseline-drag-indicator';
import EditIcon from '~icons/ic/outline-edit';
import RetireIcon from '~icons/ic/outline-remove-circle-outline';
import { label } from '../i18n/label.ts';
import { useMay } from '../kit/session/may.tsx';
import { CountLink } from '../kit/ui/count-link.tsx';
import { productsOf } from './attribute-views.ts';
import type { Entry } from './use-entries.ts';

export interface EntryRowProps {
  kind: ReferenceKind;
  entry: Entry;
  depth: number;
  use: ReferenceUse | undefined;
  /** The names of a measurement's categories; empty if it applies to every category. */
  categories: string;
  /**
   * Index (from 0) among the entries with the same parent, and their number; null while the order cannot be changed.
   */
  place: { at: number; of: number } | null;
  isBusy: boolean;
  /** Whether the entry's uses have loaded. The confirmation of a retirement lists them. */
  isRetirable: boolean;
  onMove: (to: number) => void;
  onDrag: () => void;
  /** Called when a dragged entry is dropped on this row. */
  onDrop: () => void;
  onPublish: (isPublished: boolean) => void;
  onEdit: () => void;
  onAddBelow: () => void;
  onRetire: () => void;
}

/** For texts of any length: a link has no blanks at which it would break. */
const wraps = { whiteSpace: 'normal', overflowWrap: 'anywhere', minWidth: 180 } as const;

/** One entry with its position, values, number of products and buttons. */
export function EntryRow(props: EntryRowProps) {
  const { kind, entry, depth, use, categories, isBusy } = props;
  const mayWork = useMay();
  const place = mayWork ? props.place : null;
  const { t } = useTranslation();
  const { name, isPublished } = entry;
  const products = productsOf(kind, entry);

  function move(event: KeyboardEvent) {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (!event.altKey || by === 0 || place === null) return;
    event.preventDefault();
    props.onMove(place.at + by);
  }

  return (
    <tr
      onKeyDown={move}
      onDragOver={(event) => place !== null && event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        props.onDrop();
      }}
    >
      <td className="narrow">
        <Box sx={{ display: 'flex', alignItems: 'center' }}>
          <Box
            component="span"
            draggable={place !== null}
            title={t('attributes.drag')}
            onDragStart={props.onDrag}
            sx={{ display: 'flex', cursor: place === null ? 'default' : 'grab', color: 'text.disabled' }}
          >
            <DragIcon fontSize="small" />
          </Box>
          <RowButton
            Icon={ArrowUpIcon}
            name={t('attributes.moveUp', { name })}
            disabled={place === null || place.at === 0}
            onClick={() => place !== null && props.onMove(place.at - 1)}
          />
          <RowButton
            Icon={ArrowDownIcon}
            name={t('attributes.moveDown', { name })}
            disabled={place === null || place.at === place.of - 1}
            onClick={() => place !== null && props.onMove(place.at + 1)}
          />
        </Box>
      </td>
      <th scope="row" style={{ paddingLeft: 8 + depth * 24 }}>
        {name}
      </th>
      {kind === 'category' && (
        <>
          <td data-column={t('attributes.columns.gender')}>
            {label(t, 'product.gender', entry.gender ?? 'any')}
          </td>
          <td data-column={t('attributes.columns.multipleTry')}>
            {entry.isSupportMultipleTry && t('common.yes')}
          </td>
        </>
      )}
      {kind === 'measurement_type' && (
        <td data-column={t('attributes.columns.categories')} className="wrapping">
          {categories || t('attributes.everyCategory')}
        </td>
      )}
      {kind === 'magazine' && (
        <td data-column={t('attributes.fields.link')} style={wraps}>
          {entry.link != null && (
            <a href={entry.link} target="_blank" rel="noreferrer">
              {entry.link}
            </a>
          )}
        </td>
      )}
      {kind === 'curation' && (
        <td data-column={t('attributes.fields.description')} style={wraps}>
          {entry.description}
        </td>
      )}
      {products !== null && (
        <td data-column={t('attributes.columns.products')} className="number">
          <CountLink
            amount={entry.productIds?.length ?? use?.products ?? 0}
            name={t('attributes.columns.products')}
            to={products}
          />
        </td>
      )}
      <td data-column={t('attributes.columns.published')}>
        <Switch
          size="small"
          checked={isPublished}
          disabled={isBusy || !mayWork}
          onChange={(event) => props.onPublish(event.target.checked)}
          slotProps={{ input: { 'aria-label': `${t('attributes.published')}: ${name}` } }}
        />
      </td>
      <td>
        {mayWork && (
          <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>
            {kind === 'category' && (
              <RowButton
                Icon={AddIcon}
                name={t('attributes.createIn', { name })}
                onClick={props.onAddBelow}
              />
            )}
            <RowButton Icon={EditIcon} name={t('attributes.edit', { name })} onClick={props.onEdit} />
            <RowButton
              Icon={RetireIcon}
              name={t('attributes.retire', { name })}
              disabled={!props.isRetirable}
              onClick={props.onRetire}
            />
          </Box>
        )}
      </td>
    </tr>
  );
}

interface RowButtonProps {
  Icon: ComponentType<{ fontSize: 'small' }>;
  name: string;
  disabled?: boolean;
  onClick: () => void;
}

/** A button that stays focusable while disabled, so that a row that was moved to the end keeps the focus. */
function RowButton({ Icon, name, disabled = false, onClick }: RowButtonProps) {
  return (
    <IconButton
      aria-label={name}
      title={name}
      aria-disabled={disabled}
      onClick={() => !disabled && onClick()}
      sx={disabled ? { color: 'text.disabled', cursor: 'default' } : {}}
    >
      <Icon fontSize="small" />
    </IconButton>
  );
}
