/**
 * How Node is started for a server, so that it takes less memory and answers as much. Its young generation would grow to 128 MiB;
 * here it has 32. What lives long would be cleared once it has grown by as much as V8 likes; here once it has doubled.
 */
export const serverFlags = ['--max-semi-space-size=16', '--heap-growing-percent=100'];
