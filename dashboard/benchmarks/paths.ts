/** The paths of the API. */
export const benchmarksPath = '/v1/looks/certification_benchmarks';
export const benchmarkPath = `${benchmarksPath}/{id}`;

/** The paths of the dashboard's pages. */
export const benchmarksRoom = '/look-certification/benchmarks';
export const benchmarkRoom = (id: string) => `${benchmarksRoom}/${id}`;
