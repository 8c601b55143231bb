/** The calls. */
export const benchmarksPath = '/v1/looks/certification_benchmarks';
export const benchmarkPath = `${benchmarksPath}/{id}`;

/** The rooms. */
export const benchmarksRoom = '/look-certification/benchmarks';
export const benchmarkRoom = (id: string) => `${benchmarksRoom}/${id}`;
