import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StockItem } from '#read-api/stock/contract.ts';
import { api } from '../kit/client/api.ts';
import { errorText } from '../kit/ui/error-text.ts';
import { type EntityKind, entityKinds } from './names.ts';

interface Entity {
  name: EntityKind;
  id: string;
}

interface EntityFormProps {
  isBusy: boolean;
  onVerify: (entity: Entity) => void;
  onRepair: (entity: Entity) => void;
}

/** Verifies or repairs one entity, given by its id. A garment can also be given by its code. */
export function EntityForm({ isBusy, onVerify, onRepair }: EntityFormProps) {
  const { t } = useTranslation();
  const [name, setName] = useState<EntityKind>('stock_item');
  const [text, setText] = useState('');
  const [wrong, setWrong] = useState<string | null>(null);
  const isGarment = name === 'stock_item';

  async function named(use: (entity: Entity) => void) {
    const said = text.trim();
    if (/^[1-9]\d{0,8}$/.test(said)) return use({ name, id: said });
    if (said === '' || !isGarment) {
      return setWrong(t(isGarment ? 'replay.entityIdOrCodeMissing' : 'replay.entityIdMissing'));
    }
    try {
      const id = await garmentOf(said);
      if (id === null) setWrong(t('replay.codeUnknown'));
      else use({ name, id });
    } catch (error) {
      setWrong(errorText(t, error));
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isBusy) void named(onVerify);
  }

  return (
    <Box
      component="form"
      noValidate
      aria-label={t('replay.oneEntity')}
      onSubmit={submit}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'flex-start' }}
    >
      <TextField
        select
        size="small"
        label={t('replay.entityKind')}
        value={name}
        onChange={(event) => {
          setName(event.target.value as EntityKind);
          setWrong(null);
        }}
        sx={{ minWidth: 150 }}
      >
        {entityKinds.map((kind) => (
          <MenuItem key={kind} value={kind}>
            {t(`replay.entities.${kind}`)}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        size="small"
        label={t(isGarment ? 'replay.entityIdOrCode' : 'replay.entityId')}
        value={text}
        error={wrong !== null}
        helperText={wrong}
        onChange={(event) => {
          setText(event.target.value);
          setWrong(null);
        }}
        slotProps={{ htmlInput: { maxLength: 100, autoComplete: 'off' } }}
        sx={{ width: 240 }}
      />
      <Button type="submit" variant="outlined" color="inherit" disabled={isBusy} sx={{ minHeight: 36 }}>
        {t('replay.verifyEntity')}
      </Button>
      <Button
        variant="outlined"
        color="inherit"
        disabled={isBusy}
        onClick={() => named(onRepair)}
        sx={{ minHeight: 36 }}
      >
        {t('replay.repair')}
      </Button>
    </Box>
  );
}

/** Looks up the id of the garment with a code in the list; null if no garment has the code. */
async function garmentOf(code: string): Promise<string | null> {
  const { data } = await api.call<{ data: StockItem[] }>('GET', '/v1/stocks', {
    query: { codes: code, limit: 1 },
  });
  const [garment] = data.data;
  return garment === undefined ? null : String(garment.id);
}
