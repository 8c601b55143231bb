import { notFound } from '#http/errors.ts';
import { builder } from '../kit/builder.ts';
import { MutationOptionsInput } from '../kit/mutation.ts';
import { refusalOfError } from '../kit/refusal.ts';
import { bodyOf } from '../kit/wire.ts';
import { RejectionReason, SnsType } from '../looks/enums.ts';
import { cancelBenchmark, createBenchmark, getBenchmark, getSheetLink, setUserResult } from './calls.ts';
import { BenchmarkMethod, BenchmarkType, itemNamedBy, SheetUrl, Verdict } from './types.ts';

const BenchmarkFilter = builder.inputType('LookCertificationMethodBenchmarkFilter', {
  fields: (t) => ({
    decidedAt: t.string({ description: 'One day, or a first and a last day or time with a comma' }),
    brandIds: t.intList(),
    snsType: t.field({ type: SnsType }),
  }),
});

const CreateInput = builder.inputType('CreateLookCertificationMethodBenchmarkInput', {
  fields: (t) => ({
    method: t.field({ type: BenchmarkMethod, required: true }),
    filter: t.field({ type: BenchmarkFilter }),
    prompt: t.string(),
  }),
});

builder.mutationField('createLookCertificationMethodBenchmark', (t) =>
  t.field({
    type: BenchmarkType,
    nullable: true,
    description: 'Runs a certification method over decided looks.',
    args: {
      input: t.arg({ type: CreateInput, required: true }),
      options: t.arg({ type: MutationOptionsInput }),
    },
    resolve: async (_, { input: { filter, ...fields }, options }, { graph }, info) => {
      const { decidedAt, ...more } = filter ?? {};
      const body = bodyOf({ ...fields, decidedTime: decidedAt, ...more });
      const { id } = await graph.writer(info, options)(createBenchmark, { body });
      return graph.read(getBenchmark, { path: { id } });
    },
  }),
);

builder.mutationField('cancelLookCertificationMethodBenchmark', (t) =>
  t.field({
    type: BenchmarkType,
    nullable: true,
    description: 'Cancels a running benchmark.',
    args: {
      benchmarkId: t.arg.id({ required: true }),
      options: t.arg({ type: MutationOptionsInput }),
    },
    resolve: async (_, { benchmarkId: id, options }, { graph }, info) => {
      await graph.writer(info, options)(cancelBenchmark, { path: { id }, body: {} });
      return graph.read(getBenchmark, { path: { id } });
    },
  }),
);

const UserResultInput = builder.inputType('SetLookCertificationMethodBenchmarkItemUserResultInput', {
  fields: (t) => ({
    itemId: t.id({ required: true }),
    userResult: t.field({ type: Verdict, required: true }),
    rejectedReasons: t.field({ type: [RejectionReason] }),
  }),
});

builder.mutationField('setLookCertificationMethodBenchmarkItemUserResult', (t) =>
  t.field({
    type: BenchmarkType,
    nullable: true,
    description: 'Records a reviewer’s verdict on an item of a benchmark.',
    args: {
      input: t.arg({ type: UserResultInput, required: true }),
      options: t.arg({ type: MutationOptionsInput }),
    },
    resolve: async (_, { input, options }, { graph }, info) => {
      const named = itemNamedBy(input.itemId);
      if (named === null) throw refusalOfError(notFound('benchmark_item', input.itemId));
      const body = {
        verdict: input.userResult,
        ...(input.rejectedReasons && { reasons: input.rejectedReasons }),
      };
      await graph.writer(info, options)(setUserResult, { path: named, body });
      return graph.read(getBenchmark, { path: { id: named.id } });
    },
  }),
);

const SheetFormat = builder.enumType('BenchmarkSheetFormat', { values: ['XLSX', 'CSV'] as const });

builder.mutationField('generateLookCertificationMethodBenchmarkResultSheetUrl', (t) =>
  t.field({
    type: SheetUrl,
    nullable: true,
    description: 'A link to a benchmark’s sheet, which works without a token until it expires.',
    args: {
      benchmarkId: t.arg.id({ required: true }),
      format: t.arg({ type: SheetFormat, defaultValue: 'XLSX' }),
    },
    resolve: (_, { benchmarkId: id, format }, { graph }) =>
      graph.read(getSheetLink, { path: { id }, query: { format: (format ?? 'XLSX').toLowerCase() } }),
  }),
);
