import { fromMarkdown } from 'mdast-util-from-markdown';
import { toString } from 'mdast-util-to-string';
import { asApiDocument, findCall } from '../reference/api/document';
import { explainMarkup } from '../parse/plainText';
import { findVariant } from '../reference/api/variant';
import type { Omission, PageTexts } from './expander';

function isSame(markdown: string, plain: string): boolean {
  const normalize = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
  return normalize(toString(fromMarkdown(markdown))) === normalize(plain);
}

interface Choice {
  readonly id?: string;
  readonly variant?: string;
  readonly heading?: string;
}

function isDescribed(document: unknown, part: string): boolean {
  const { 'x-described-on-pages': parts } = document as Readonly<Record<string, unknown>>;
  return Array.isArray(parts) && parts.includes(part);
}

/**
 * Returns the description of a method or subscription if its page has another one and
 * `x-described-on-pages` does not list `method.description`.
 */
export function methodOmissions(document: unknown, name: string, page: PageTexts): Omission[] {
  const { methods = [] } = document as { methods?: { name?: string; description?: string }[] };
  const text = methods.find((method) => method.name === name)?.description;
  if (text === undefined || isDescribed(document, 'method.description')) return [];
  if (isSame(text, page.description)) return [];
  const message = 'This description is not shown: its page has another one.';
  const advice =
    'Make it the description of the page, or put its content on the page and add "method.description" to the document\'s list x-described-on-pages.';
  return [{ text, key: 'description', message, advice }];
}

/**
 * Returns the texts of an operation that its page does not show, except those that
 * `x-described-on-pages` lists.
 */
export function operationOmissions(
  document: unknown,
  { id = '', variant, heading }: Choice,
  page: PageTexts,
): Omission[] {
  const api = asApiDocument(document);
  const { operation } = findCall(api, id);
  const { summary, description } = operation;
  const chosen = variant === undefined ? undefined : findVariant(api, operation, variant);
  const isShownAsHeading = chosen === undefined && heading !== undefined;
  const variantDescription = chosen?.schema.description;
  const omissions: Omission[] = [];
  const isReported = explainMarkup(summary, 'summary') !== undefined;
  if (
    !isShownAsHeading &&
    !isReported &&
    summary !== id &&
    summary !== description &&
    !isSame(summary, page.title)
  ) {
    omissions.push({
      text: summary,
      key: 'summary',
      message: 'This summary is not shown: its page has another title.',
      advice:
        'Make it the title of the page, or add "operation.summary" to the document\'s list x-described-on-pages.',
    });
  }
  if (
    variantDescription !== undefined &&
    description !== summary &&
    !isSame(description, page.description)
  ) {
    omissions.push({
      text: description,
      key: 'description',
      message: 'This description is not shown: its pages show the descriptions of the variants.',
      advice:
        'Put its content on a page, and add "operation.description" to the document\'s list x-described-on-pages.',
    });
  }
  return omissions.filter(({ key }) => !isDescribed(document, `operation.${key}`));
}
