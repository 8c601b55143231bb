import { useTranslation } from 'react-i18next';
import type { TrysetItemDetail } from '#read-api/tryset-items/contract.ts';
import { usePast } from '../kit/as-of/past.ts';
import { api } from '../kit/client/api.ts';
import { EditSection } from '../kit/edit/edit-section.tsx';
import { reloaded } from '../kit/edit/reloaded.ts';
import type { Values } from '../kit/fields/field.ts';
import { linesOfPairs } from '../kit/fields/pairs.ts';
import { formatNumber } from '../kit/preferences/time.ts';
import { FactList } from '../kit/ui/fact-list.tsx';
import { itemNoteFields } from './fields.ts';

const path = '/v2/trysets/items/{id}';

/** The notes that staff add to an item: its box score, and metadata under names that staff choose. */
export function ItemNotesSection({ item }: { item: TrysetItemDetail }) {
  const { t } = useTranslation();
  const { isPast } = usePast();
  const mayRevise = item.actions.some(({ name, allowed }) => name === 'revise_notes' && allowed);
  const params = { id: item.id };
  return (
    <EditSection
      title={t('trysetItem.sections.notes')}
      mayEdit={mayRevise && !isPast}
      note={t('trysetItem.notesSeen')}
      fields={itemNoteFields(t)}
      current={{ values: valuesOf(item), revision: item.revision }}
      draftKey={`tryset_item ${item.id} notes`}
      send={(body, { revision, intent }) =>
        api.call('PATCH', path, { params, body, ifMatch: revision, intent })
      }
      reload={async (revision) => {
        const read = async () => (await api.call<TrysetItemDetail>('GET', path, { params })).data;
        const now = await reloaded(read, revision);
        return { values: valuesOf(now), revision: now.revision };
      }}
    >
      <FactList
        facts={[
          [t('trysetItem.fields.boxScore'), item.boxScore === null ? null : formatNumber(item.boxScore)],
          ...(item.metadata === null
            ? [[t('trysetItem.fields.metadata'), null] as const]
            : Object.entries(item.metadata)),
        ]}
      />
    </EditSection>
  );
}

function valuesOf({ boxScore, metadata }: TrysetItemDetail): Values {
  return { box_score: boxScore === null ? '' : String(boxScore), metadata: linesOfPairs(metadata) };
}
