/** Thrown before a call is sent without a path parameter or its body. */
export class RequiredParameterError extends Error {
  readonly parameter: string;
  readonly operation: string;

  constructor(parameter: string, operation: string) {
    super(`required parameter ${parameter} was null or undefined when calling ${operation}`);
    this.name = 'RequiredParameterError';
    this.parameter = parameter;
    this.operation = operation;
  }
}

type PathParameters = Record<string, string | number | null | undefined>;

/**
 * The path of a call from its template: `/v1/stocks/{id}` with `{ id: 7 }` gives `/v1/stocks/7`.
 * @throws {RequiredParameterError} if a parameter of the template is missing.
 */
export function pathOf(operation: string, template: string, parameters: PathParameters = {}): string {
  return template.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = parameters[name];
    if (value === null || value === undefined || value === '') {
      throw new RequiredParameterError(name, operation);
    }
    return encodeURIComponent(String(value));
  });
}
