import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { shownPhone } from '#domain/text/phone.ts';
import type { TrysetDetail } from '#read-api/trysets/contract.ts';
import { usePast } from '../kit/as-of/past.ts';
import { api } from '../kit/client/api.ts';
import { EditSection } from '../kit/edit/edit-section.tsx';
import { reloaded } from '../kit/edit/reloaded.ts';
import type { Values } from '../kit/fields/field.ts';
import { useIdentity } from '../kit/session/session-store.ts';
import { FactList } from '../kit/ui/fact-list.tsx';
import { recipientFields } from './fields.ts';

const path = '/v2/trysets/{id}';
const trysetPath = (id: number) => ({ params: { id } });

/** The recipient and the destination of the parcel. Staff can correct both; the event stores the recipient sealed. */
export function RecipientSection({ tryset }: { tryset: TrysetDetail }) {
  const { t } = useTranslation();
  const isStaff = useIdentity()?.scope === 'staff';
  const { isPast } = usePast();
  const { destination, recipient } = tryset;
  const fields = recipientFields(t);
  const mayCorrect = tryset.actions.some(({ name, allowed }) => name === 'correct_destination' && allowed);
  const isGone = destination === null && recipient === null;
  return (
    <EditSection
      title={t('tryset.sections.recipient')}
      mayEdit={isStaff && mayCorrect && !isGone && !isPast}
      fields={fields}
      current={{ values: valuesOf(tryset), revision: tryset.revision }}
      draftKey={`tryset ${tryset.id} recipient`}
      send={async (changed, { revision, intent }) => {
        // The call replaces the whole recipient, so unchanged fields are sent as they are at this revision.
        const now = await readTryset(tryset.id);
        const body = { ...wholeBody(now), ...changed };
        return api.call('PUT', path, { ...trysetPath(tryset.id), body, ifMatch: revision, intent });
      }}
      reload={async (revision) => {
        const now = await reloaded(() => readTryset(tryset.id), revision);
        return { values: valuesOf(now), revision: now.revision };
      }}
    >
      {isGone ? (
        <Typography variant="body2" color="textSecondary">
          {t(isStaff ? 'tryset.forgotten' : 'tryset.destinationHidden')}
        </Typography>
      ) : (
        <FactList
          facts={[
            [t('tryset.fields.name'), recipient?.name],
            [t('tryset.fields.phone'), recipient?.phone && shownPhone(recipient.phone)],
            ...(isStaff ? [[t('tryset.fields.email'), recipient?.email] as const] : []),
            [t('tryset.fields.destinationName'), destination?.name],
            [t('tryset.fields.destinationPhone'), destination?.phone && shownPhone(destination.phone)],
            [t('tryset.fields.address'), destination?.address],
            [t('tryset.fields.notes'), destination?.notes],
          ]}
        />
      )}
    </EditSection>
  );
}

async function readTryset(id: number): Promise<TrysetDetail> {
  return (await api.call<TrysetDetail>('GET', path, trysetPath(id))).data;
}

function valuesOf({ recipient, destination }: TrysetDetail): Values {
  return {
    name: recipient?.name ?? '',
    phone: shownPhone(recipient?.phone ?? ''),
    email: recipient?.email ?? '',
    'destination/name': destination?.name ?? '',
    'destination/phone': shownPhone(destination?.phone ?? ''),
    'destination/address': destination?.address ?? '',
    'destination/notes': destination?.notes ?? '',
  };
}

function wholeBody({ recipient, destination }: TrysetDetail) {
  return { name: recipient?.name, phone: recipient?.phone, email: recipient?.email ?? null, destination };
}
