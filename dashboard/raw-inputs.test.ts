import { expect, test } from 'vitest';

const sources = import.meta.glob<string>('./**/*.tsx', { eager: true, query: '?raw', import: 'default' });

/** Files with a raw text field, which belongs to no call's form. A form's own fields come from `kit/fields`. */
const raw: Readonly<Record<string, string>> = {
  './kit/fields/field-input.tsx': 'the input of every form',
  './kit/fields/remote-input.tsx': 'an input of every form',
  './design/basics.tsx': 'the page of the design system',
  // Inputs of searches, filters and lookups.
  './assignments/assignee-panel.tsx': 'searches colleagues',
  './benchmarks/reasons-section.tsx': 'chooses the benchmark to compare with, kept in the address',
  './kit/list/choice-list.tsx': 'searches the options of a filter',
  './kit/list/codes/codes-form.tsx': 'a filter',
  './kit/list/lookups/remote-choice.tsx': 'searches the options of a filter',
  './kit/list/text-form.tsx': 'a filter',
  './payouts/lines-section.tsx': 'a filter',
  './kit/shell/quick-find-dialog.tsx': 'searches everything',
  './products/merge-dialog.tsx': 'searches products',
  './reference/entry-list.tsx': 'searches entries',
  './replay/entity-form.tsx': 'looks an entity up by its id or code',
  './stock/register/size-search.tsx': 'searches sizes',
  './trysets/add-item-dialog.tsx': 'searches products',
  './kit/shell/start-page-choice.tsx': 'a setting of this browser',
  // Inputs for scanned and pasted text, which is read as it comes.
  './check-in/scan-box.tsx': 'takes scans',
  './tryset-items/parcels/parcels-box.tsx': 'takes pasted lines',
  './orders/packing/paste-numbers.tsx': 'takes pasted lines',
  './orders/packing/scan-field.tsx': 'takes scans',
  './orders/packing/pack-card.tsx': 'takes scans',
  './packing/courier-choice.tsx': 'has its parcel checked with all others before a call',
  // Inputs for signing in.
  './kit/session/address-form.tsx': 'takes old addresses, too, which are invalid in other forms',
  './kit/session/login-page.tsx': 'signs in',
  './kit/session/password-field.tsx': 'shows and hides a password',
  './kit/session/second-factor-off.tsx': 'takes a code of a device',
  './kit/session/second-step-fields.tsx': 'takes a code of a device',
  './sign-up/code-form.tsx': 'sends its code with the last digit',
};

test('text fields come from the kit, except those that belong to no form of a call', () => {
  const found = Object.entries(sources).flatMap(([file, source]) =>
    source.includes('<TextField') ? [file] : [],
  );
  expect(found.toSorted()).toEqual(Object.keys(raw).toSorted());
});
