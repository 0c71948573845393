import type { Schema } from '../../shared/schema/schema';

/** The parts of an OpenAPI document that the sandbox reads. */
export interface OpenApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, OpenApiOperation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly parameters: Readonly<Record<string, OpenApiParameter>>;
    readonly responses: Readonly<Record<string, OpenApiResponse>>;
  };
}

export interface OpenApiParameter {
  readonly name: string;
  readonly in: 'query' | 'path' | 'header';
  readonly required?: boolean;
  readonly schema: Schema;
}

export interface OpenApiResponse {
  readonly headers?: Readonly<Record<string, unknown>>;
  readonly content?: Readonly<Record<string, { readonly schema: Schema }>>;
}

export type Reference = { readonly $ref: string };

export interface OpenApiOperation {
  readonly operationId: string;
  readonly security: readonly { readonly oauth?: readonly string[] }[];
  readonly parameters?: readonly (OpenApiParameter | Reference)[];
  readonly requestBody?: {
    readonly content: Readonly<Record<string, { readonly schema: Schema }>>;
  };
  readonly responses: Readonly<Record<string, OpenApiResponse | Reference>>;
  readonly 'x-problems': readonly string[];
}
