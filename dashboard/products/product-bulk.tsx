import Button from '@mui/material/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { CommandAnswer } from '#http/contract.ts';
import type { Product } from '#read-api/products/contract.ts';
import { type FoundPage, findRows } from '../kit/actions/bulk/find-rows.ts';
import { api } from '../kit/client/api.ts';
import { amountOf, type Selection } from '../kit/list/selection.ts';
import { formatNumber } from '../kit/preferences/time.ts';
import { useMay } from '../kit/session/may.tsx';
import { confirm } from '../kit/ui/confirm.tsx';
import { useErrorText } from '../kit/ui/error-text.ts';
import { notify } from '../kit/ui/notices.tsx';
import { readAgain } from '../kit/ui/read-again.ts';

interface ProductBulkProps {
  selection: Selection<Product>;
  onDone: () => void;
}

const path = '/v2/products';
const atOnce = 500;

/** What a person does with the chosen products: publish or unpublish them, or look at their garments. */
export function ProductBulk({ selection, onDone }: ProductBulkProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const client = useQueryClient();
  const mayWork = useMay();
  const write = useMutation({
    mutationFn: async (isPublished: boolean) => {
      // A product that is so already needs no command.
      const products = (await productsOf(selection)).filter((each) => each.isPublished !== isPublished);
      // One after another: each product is a command of its own, and the first refusal ends the row.
      for (const { id } of products) {
        const body = { is_published: isPublished };
        await api.call<CommandAnswer>('PATCH', `${path}/${id}`, { body, intent: crypto.randomUUID() });
      }
      return products.length;
    },
    onSuccess: (amount) => {
      notify('success', t('product.bulk.done', { amount: formatNumber(amount) }));
      onDone();
    },
    onError: (error) => notify('fail', errorText(error)),
    onSettled: () => readAgain(client),
  });

  async function ask(isPublished: boolean) {
    const name = t(isPublished ? 'product.actions.publish' : 'product.actions.unpublish');
    const amount = formatNumber(amountOf(selection));
    const text = t(isPublished ? 'product.bulk.publishText' : 'product.bulk.unpublishText', { amount });
    if (await confirm({ title: name, text, ok: name })) write.mutate(isPublished);
  }

  return (
    <>
      {mayWork &&
        [true, false].map((isPublished) => (
          <Button
            key={String(isPublished)}
            variant="outlined"
            disabled={write.isPending}
            onClick={() => void ask(isPublished)}
          >
            {t(isPublished ? 'product.actions.publish' : 'product.actions.unpublish')}
          </Button>
        ))}
      {selection.kind === 'rows' && (
        <Button
          component={Link}
          to={`/stocks?${new URLSearchParams({ product_ids: selection.rows.map(({ id }) => id).join(',') })}`}
          variant="outlined"
          color="inherit"
        >
          {t('product.bulk.garments')}
        </Button>
      )}
    </>
  );
}

async function productsOf(selection: Selection<Product>): Promise<readonly Product[]> {
  if (selection.kind === 'rows') return selection.rows;
  return findRows<Product>({
    count: selection.count,
    ask: async (offset) => {
      const query = { ...selection.filter, order: 'id', limit: atOnce, offset };
      return (await api.call<FoundPage<Product>>('GET', path, { query })).data;
    },
    onFound: () => {},
    isStopped: () => false,
  });
}
