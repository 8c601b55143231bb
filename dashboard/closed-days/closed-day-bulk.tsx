import Button from '@mui/material/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { ClosedDay } from '#read-api/closed-days/contract.ts';
import { type FoundPage, findRows } from '../kit/actions/bulk/find-rows.ts';
import { api } from '../kit/client/api.ts';
import { amountOf, type Selection } from '../kit/list/selection.ts';
import { formatNumber } from '../kit/preferences/time.ts';
import { confirm } from '../kit/ui/confirm.tsx';
import { useErrorText } from '../kit/ui/error-text.ts';
import { notify } from '../kit/ui/notices.tsx';
import { readAgain } from '../kit/ui/read-again.ts';

interface ClosedDayBulkProps {
  selection: Selection<ClosedDay>;
  onDone: () => void;
}

const path = '/v1/closed-days';
const atOnce = 500;

/** Opens the selected days again. */
export function ClosedDayBulk({ selection, onDone }: ClosedDayBulkProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const client = useQueryClient();
  const remove = useMutation({
    mutationFn: async () => {
      const ids = await idsOf(selection);
      for (let from = 0; from < ids.length; from += atOnce) {
        const body = { ids: ids.slice(from, from + atOnce) };
        await api.call('POST', `${path}/remove`, { body, intent: crypto.randomUUID() });
      }
    },
    onSuccess: () => {
      notify('success', t('closedDay.removed'));
      onDone();
    },
    onError: (error) => notify('fail', errorText(error)),
    onSettled: () => readAgain(client),
  });

  async function ask() {
    const amount = formatNumber(amountOf(selection));
    const [title, text] = [t('closedDay.remove'), t('closedDay.removeText', { amount })];
    if (await confirm({ title, text, ok: title, isDanger: true })) remove.mutate();
  }

  return (
    <Button variant="outlined" color="error" disabled={remove.isPending} onClick={() => void ask()}>
      {t('closedDay.remove')}
    </Button>
  );
}

async function idsOf(selection: Selection<ClosedDay>): Promise<readonly number[]> {
  if (selection.kind === 'rows') return selection.rows.map(({ id }) => id);
  const rows = await findRows<ClosedDay>({
    count: selection.count,
    ask: async (offset) => {
      const query = { ...selection.filter, order: 'id', limit: atOnce, offset };
      return (await api.call<FoundPage<ClosedDay>>('GET', path, { query })).data;
    },
    onFound: () => undefined,
    isStopped: () => false,
  });
  return rows.map(({ id }) => id);
}
