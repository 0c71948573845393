import ts from 'typescript';
import type { Source } from '../../../src/content';
import { isPhrase, maskCode, maskEscapes } from '../mask';
import type { Passage } from './passage';

const labels = ['label', 'title', 'linkText'];

function isLabel({ parent }: ts.Node): boolean {
  return ts.isPropertyAssignment(parent) && labels.includes(parent.name.getText());
}

const isText = (node: ts.Node): boolean =>
  ts.isStringLiteral(node) ||
  ts.isNoSubstitutionTemplateLiteral(node) ||
  ts.isTemplateExpression(node);

/** Returns the texts of a module of the site: labels, titles and strings of several words. */
export function moduleTexts({ file, text }: Source): Passage[] {
  const passages: Passage[] = [];
  const walk = (node: ts.Node): void => {
    if (!isText(node)) {
      ts.forEachChild(node, walk);
      return;
    }
    const start = node.getStart() + 1;
    const rawText = text.slice(start, node.end - 1);
    const isHeading = isLabel(node);
    if (isHeading || isPhrase(rawText)) {
      passages.push({ start, text: maskCode(maskEscapes(rawText)), isHeading });
    }
  };
  walk(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true));
  return passages;
}
