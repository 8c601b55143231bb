import { useTranslation } from 'react-i18next';
import { type ReferenceKind, referenceKinds } from '#domain/reference/reference-kinds.ts';
import type { CommandAnswer } from '#http/contract.ts';
import { api } from '../kit/client/api.ts';
import { FormDialog } from '../kit/edit/form-dialog.tsx';
import { reloaded } from '../kit/edit/reloaded.ts';
import type { Sending } from '../kit/edit/use-edit.ts';
import { entryFields, entryValues } from './entry-fields.ts';
import { useCategoryOptions } from './use-category-options.ts';
import type { Entry } from './use-entries.ts';

interface EntryDialogProps {
  kind: ReferenceKind;
  /** The entry to change, or the initial values of a new one. */
  entry: Entry | Partial<Entry>;
  onClose: () => void;
}

/** Creates or changes an entry of the reference data. */
export function EntryDialog({ kind, entry, onClose }: EntryDialogProps) {
  const { t } = useTranslation();
  const { id = null, revision = '' } = entry;
  const isNew = id === null;
  const categories = useCategoryOptions().filter(({ value }) => kind !== 'category' || value !== String(id));
  const path = `/v2/${referenceKinds[kind].path}`;
  const first = entryValues(kind, entry);

  async function send(body: Record<string, unknown>, { revision: seen, intent }: Sending) {
    if (!isNew) {
      const options = { params: { id }, body, intent, ifMatch: seen };
      return (await api.call<CommandAnswer>('PATCH', `${path}/{id}`, options)).data;
    }
    // The form sends only changed fields, so the initial values of a new entry are added here.
    const whole = { priority: entry.priority ?? 0, parent_id: entry.parentId ?? null, ...body };
    const { parent_id: _, ...without } = whole;
    const said = kind === 'category' ? whole : without;
    return (await api.call<CommandAnswer>('POST', path, { body: said, intent })).data;
  }

  async function reload(atLeast: string) {
    const read = async () => (await api.call<Entry>('GET', `${path}/{id}`, { params: { id } })).data;
    const now = await reloaded(read, atLeast);
    return { values: entryValues(kind, now), revision: now.revision };
  }

  return (
    <FormDialog<CommandAnswer>
      title={
        isNew
          ? t('attributes.create', { kind: t(`attributes.one.${kind}`) })
          : t('attributes.edit', { name: entry.name ?? '' })
      }
      fields={entryFields(t, kind, categories)}
      current={{ values: first, revision }}
      draftKey={`${kind} ${id ?? `new below ${entry.parentId ?? 'nothing'}`}`}
      send={send}
      {...(!isNew && { reload })}
      onDone={onClose}
      onClose={onClose}
    />
  );
}
