import { firstTaxRates, type TaxPolicyEvent, taxPolicy } from '#domain/payments/tax-policy.ts';
import { type Table, table } from '../kit/tables/table.ts';
import { idOf, type Projection } from '../projection.ts';

/** The tax rates by region, in percent. The row is missing until owners first revise them. */
export interface TaxPolicyRow {
  id: number;
  korea: number;
  japan: number;
  revision: bigint;
  updatedAt: string;
}

export const taxPoliciesTable: Table<TaxPolicyRow> = table('read.tax_policies', 'id', {
  id: 'integer',
  korea: 'integer',
  japan: 'integer',
  revision: 'bigint',
  updatedAt: 'timestamptz',
});

/** Lists every event type, so that a missing type does not compile. */
const known: Readonly<Record<TaxPolicyEvent['type'], true>> = { TaxPolicyRevised: true };

export const taxPoliciesProjection: Projection<TaxPolicyRow, TaxPolicyEvent> = {
  name: 'tax_policies',
  table: taxPoliciesTable,
  categories: ['tax_policy'],
  knows: (type) => type in known,
  keys: (recorded) => [idOf(recorded)],
  fold(row, recorded) {
    const { event, at, revision } = recorded;
    const rates = row === null ? firstTaxRates : { KOREA: row.korea, JAPAN: row.japan };
    const { KOREA: korea, JAPAN: japan } = taxPolicy.evolve({ status: 'valid', ...rates }, event, at);
    return { id: idOf(recorded), korea, japan, revision, updatedAt: at };
  },
};
