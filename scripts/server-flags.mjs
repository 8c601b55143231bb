/**
 * Node flags that let a server use less memory without answering more slowly. The young generation is limited to 32
 * MiB instead of 128 MiB. The old generation is collected once it has doubled, not only when V8 decides.
 */
export const serverFlags = ['--max-semi-space-size=16', '--heap-growing-percent=100'];
