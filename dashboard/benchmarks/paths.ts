/** Paths of the API calls about benchmarks. */
export const benchmarksPath = '/v1/looks/certification_benchmarks';
export const benchmarkPath = `${benchmarksPath}/{id}`;

/** Paths of the dashboard's pages about benchmarks. */
export const benchmarksRoom = '/look-certification/benchmarks';
export const benchmarkRoom = (id: string) => `${benchmarksRoom}/${id}`;
