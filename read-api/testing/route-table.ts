import type { TestModels } from './test-models.ts';

interface Parameter {
  in: 'path' | 'query' | 'header';
  name: string;
  required?: boolean;
  schema: { type?: string; enum?: string[]; minimum?: number; pattern?: string };
}

export interface Route {
  path: string;
  operationId: string;
  pathParameters: Parameter[];
  queryParameters: Parameter[];
  answer: object;
}

/** Every read with a token in the API's OpenAPI document, except the endless event stream. */
export async function routeTable(models: TestModels): Promise<Route[]> {
  const document = (await models.app.inject('/openapi.json')).json();
  const { '/v1/live': _, ...ending } = document.paths;
  const paths = Object.entries<Record<string, OpenApiOperation>>(ending);
  return paths.flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, operation]) => {
      if (operation.security?.length === 0) return [];
      // A read that the platform's clients send as a POST has a test of its own.
      if (path === '/v2/orders/invoice-items/pdf') return [];
      if (method !== 'get') throw new Error(`${method} ${path} is no read`);
      const parameters = operation.parameters ?? [];
      const content = Object.values(operation.responses['200']?.content ?? {});
      return {
        path,
        operationId: operation.operationId,
        pathParameters: parameters.filter((parameter) => parameter.in === 'path'),
        queryParameters: parameters.filter((parameter) => parameter.in === 'query'),
        answer: content[0]?.schema ?? {},
      };
    }),
  );
}

interface OpenApiOperation {
  operationId: string;
  /** Empty if the route needs no token. */
  security?: object[];
  parameters?: Parameter[];
  responses: Record<string, { content?: Record<string, { schema: object }> }>;
}

/** The full address of a call: its path with its required query parameters. */
export function addressOf(route: Route, value: (parameter: Parameter) => string): string {
  const required = route.queryParameters
    .filter((parameter) => parameter.required)
    .map((parameter) => `${parameter.name}=${encodeURIComponent(value(parameter))}`);
  return required.length === 0 ? pathWith(route, value) : `${pathWith(route, value)}?${required.join('&')}`;
}

/** The path with its parameters filled in. */
export function pathWith(route: Route, value: (parameter: Parameter) => string): string {
  return route.pathParameters.reduce(
    (path, parameter) => path.replace(`{${parameter.name}}`, encodeURIComponent(value(parameter))),
    route.path,
  );
}
