import { useTranslation } from 'react-i18next';
import type { TrysetDetail } from '#read-api/trysets/contract.ts';
import { usePast } from '../kit/as-of/past.ts';
import { api } from '../kit/client/api.ts';
import { EditSection } from '../kit/edit/edit-section.tsx';
import { reloaded } from '../kit/edit/reloaded.ts';
import type { Values } from '../kit/fields/field.ts';
import { FactList } from '../kit/ui/fact-list.tsx';
import { noteFields } from './fields.ts';

const path = '/v2/trysets/{id}';

/** The notes that staff add to a tryset: a link, and a text about the handover. */
export function NotesSection({ tryset }: { tryset: TrysetDetail }) {
  const { t } = useTranslation();
  const { isPast } = usePast();
  const mayRevise = tryset.actions.some(({ name, allowed }) => name === 'revise_notes' && allowed);
  const params = { id: tryset.id };
  const fields = noteFields(t);
  return (
    <EditSection
      title={t('tryset.sections.notes')}
      mayEdit={mayRevise && !isPast}
      note={t('tryset.notesSeen')}
      fields={fields}
      current={{ values: valuesOf(tryset), revision: tryset.revision }}
      draftKey={`tryset ${tryset.id} notes`}
      send={(body, { revision, intent }) =>
        api.call('PATCH', path, { params, body, ifMatch: revision, intent })
      }
      reload={async (revision) => {
        const read = async () => (await api.call<TrysetDetail>('GET', path, { params })).data;
        const now = await reloaded(read, revision);
        return { values: valuesOf(now), revision: now.revision };
      }}
    >
      <FactList
        facts={[
          [
            t('tryset.fields.customLink'),
            tryset.customLink && (
              <a key="link" href={tryset.customLink} target="_blank" rel="noreferrer">
                {tryset.customLink}
              </a>
            ),
          ],
          [t('tryset.fields.handoverInfo'), tryset.handoverInfo],
        ]}
      />
    </EditSection>
  );
}

function valuesOf({ customLink, handoverInfo }: TrysetDetail): Values {
  return { custom_link: customLink ?? '', handover_info: handoverInfo ?? '' };
}
