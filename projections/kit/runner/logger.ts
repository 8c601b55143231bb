/** Logger of the runner; Fastify's and pino's loggers fit. */
export interface Logger {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}
