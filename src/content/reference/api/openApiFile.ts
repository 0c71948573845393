/** The path of the OpenAPI document, relative to a version's folder. */
export const openApiFile = 'reference/openapi.json';
