/** What the runner tells of itself; a Fastify or pino logger is one. */
export interface Logger {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}
