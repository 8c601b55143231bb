import type { CommandAnswer } from '#http/contract.ts';
import type { PageOf } from '#http/lists.ts';
import type { Benchmark, BenchmarkItem, SheetLink } from '#read-api/benchmarks/contract.ts';
import { restCall } from '../kit/rest-call.ts';

const path = '/v1/looks/certification_benchmarks';

export const listBenchmarks = restCall<PageOf<Benchmark>>('listCertificationBenchmarks', 'GET', path);
export const getBenchmark = restCall<Benchmark>('getCertificationBenchmark', 'GET', `${path}/{id}`);
export const listItems = restCall<PageOf<BenchmarkItem>>(
  'listCertificationBenchmarkItems',
  'GET',
  `${path}/{id}/items`,
);
export const createBenchmark = restCall<{ id: string }>('createCertificationBenchmark', 'POST', path);
export const cancelBenchmark = restCall<CommandAnswer>(
  'cancelCertificationBenchmark',
  'POST',
  `${path}/{id}/cancel`,
);
export const setUserResult = restCall<CommandAnswer>(
  'setCertificationBenchmarkUserResult',
  'PUT',
  `${path}/{id}/items/{itemId}/user_result`,
);
export const getSheetLink = restCall<SheetLink>(
  'getCertificationBenchmarkSheetLink',
  'GET',
  `${path}/{id}/sheet_link`,
);
