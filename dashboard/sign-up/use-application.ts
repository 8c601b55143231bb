import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Region } from '#domain/regions.ts';
import { neededTerms, type TermsKind, termsInForce } from '#domain/terms-kinds.ts';
import { serverProblems } from '../kit/edit/server-problems.ts';
import { wholeBodyOf } from '../kit/fields/body.ts';
import { refuse, useFields } from '../kit/fields/use-fields.ts';
import { apply, type Proof } from './calls.ts';
import { fieldsOfCodes, signUpFields } from './fields.ts';
import { isOver } from './refusals.ts';

interface Applying {
  proof: Proof;
  onApplied: (username: string) => void;
  onOver: () => void;
}

/** The state of a brand's application form: fields, certificate, terms, submission and errors. */
export function useApplication({ proof, onApplied, onOver }: Applying) {
  const { t } = useTranslation();
  const [file, choose] = useState<File | null>(null);
  const [agreed, agree] = useState<readonly TermsKind[]>([]);
  const [region, setRegion] = useState<Region>('KOREA');
  const fields = signUpFields(t, region);
  const all = Object.values(fields).flat();
  const form = useFields(all, { region_id: region });
  const asked = form.watch('region_id') === 'JAPAN' ? 'JAPAN' : 'KOREA';
  if (asked !== region) setRegion(asked);
  const missing = {
    certificate: file === null,
    terms: neededTerms.some((terms) => !agreed.includes(terms)),
  };

  const problemsIn = (error: unknown) =>
    serverProblems(
      t,
      error,
      all.map(({ name }) => name),
      fieldsOfCodes,
    );
  const sending = useMutation({
    mutationFn: async (certificate: File) => {
      const terms = agreed.map((each) => ({ terms: each, version: termsInForce[each] }));
      const said = { ...wholeBodyOf(all, form.getValues()), agreed_terms: terms };
      return (await apply(proof, said, certificate)).username;
    },
    onSuccess: onApplied,
    onError: (error) => (isOver(error) ? onOver() : refuse(form, problemsIn(error).fields)),
  });

  return {
    form,
    fields,
    file,
    choose,
    agreed,
    agree,
    missing,
    submit: form.handleSubmit(() => {
      if (file !== null && !missing.terms) sending.mutate(file);
    }),
    isPending: sending.isPending,
    /** The last refusal, unless a field shows it; null if there is none. */
    refusal: sending.error === null ? null : problemsIn(sending.error).whole,
  };
}
