import type { RootContent } from 'mdast';
import { z } from 'zod';

/** A component's attributes as strings, by name. */
export type Attributes = Readonly<Record<string, string>>;

type Content =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'blocks'; readonly optional?: boolean }
  | { readonly kind: 'sentence' }
  | { readonly kind: 'only'; readonly names: readonly string[] };

/** Rules for a component that authors may use. */
export interface ComponentEntry {
  readonly attributes: z.ZodObject;
  readonly parent?: string;
  readonly content: Content;
  /** Name of the attribute whose value is resolved like a link. */
  readonly link?: string;
  /** Whether the component shows the drawing or image that its attribute `src` names. */
  readonly isFigure?: true;
  /** Names of the attributes whose values are searchable. */
  readonly texts: readonly string[];
  /** The children are already plain Markdown. */
  readonly toMarkdown: (attributes: Attributes, children: RootContent[]) => RootContent[];
}

/** The schema of an attribute that contains text, which must not be blank. */
export const attributeText = z.string().trim().min(1);
