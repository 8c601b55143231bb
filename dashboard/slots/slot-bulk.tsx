import Button from '@mui/material/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { ItemResult } from '#http/contract.ts';
import type { SlotListed } from '#read-api/slots/contract.ts';
import { type FoundPage, findRows } from '../kit/actions/bulk/find-rows.ts';
import { api } from '../kit/client/api.ts';
import type { Selection } from '../kit/list/selection.ts';
import { amountOf } from '../kit/list/selection.ts';
import { formatNumber } from '../kit/preferences/time.ts';
import { confirm } from '../kit/ui/confirm.tsx';
import { useErrorText } from '../kit/ui/error-text.ts';
import { notify } from '../kit/ui/notices.tsx';
import { readAgain } from '../kit/ui/read-again.ts';
import { LabelsButton } from '../labels/labels-button.tsx';

interface SlotBulkProps {
  selection: Selection<SlotListed>;
  onDone: () => void;
}

const path = '/v1/slots';
const atOnce = 500;

/** The bulk actions on selected slots: print their labels, and retire the empty ones. */
export function SlotBulk({ selection, onDone }: SlotBulkProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const client = useQueryClient();
  const amount = amountOf(selection);
  const retire = useMutation({
    mutationFn: async () => {
      const ids = (await rowsOf(selection)).map(({ id }) => id);
      const results: ItemResult[] = [];
      for (let from = 0; from < ids.length; from += atOnce) {
        const body = { ids: ids.slice(from, from + atOnce) };
        const intent = crypto.randomUUID();
        results.push(...(await api.call<ItemResult[]>('POST', `${path}/retire`, { body, intent })).data);
      }
      return results;
    },
    onSuccess: (results) => {
      const left = results.filter(({ ok }) => !ok).length;
      const amounts = { retired: formatNumber(results.length - left), left: formatNumber(left) };
      notify(left === 0 ? 'success' : 'fail', t(left === 0 ? 'slot.retired' : 'slot.retiredSome', amounts));
      onDone();
    },
    onError: (error) => notify('fail', errorText(error)),
    onSettled: () => readAgain(client),
  });

  async function ask() {
    const [title, text] = [t('slot.retire'), t('slot.retireText', { amount: formatNumber(amount) })];
    if (await confirm({ title, text, ok: title, isDanger: true })) retire.mutate();
  }

  const values = async () => (await rowsOf(selection)).map(({ label }) => label);
  return (
    <>
      <Button variant="outlined" color="error" disabled={retire.isPending} onClick={() => void ask()}>
        {t('slot.retire')}
      </Button>
      <LabelsButton offers={[{ of: 'slots', amount, values }]} />
    </>
  );
}

/** The selected slots. If all matching slots are selected, it loads them in the order of their labels. */
async function rowsOf(selection: Selection<SlotListed>): Promise<readonly SlotListed[]> {
  if (selection.kind === 'rows') return selection.rows;
  return findRows<SlotListed>({
    count: selection.count,
    ask: async (offset) => {
      const query = { ...selection.filter, order: 'label', limit: atOnce, offset };
      return (await api.call<FoundPage<SlotListed>>('GET', path, { query })).data;
    },
    onFound: () => undefined,
    isStopped: () => false,
  });
}
