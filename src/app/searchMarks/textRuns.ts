/** Elements that do not separate words: a word may continue across their edges. */
const inline = new Set(
  'a abbr b bdi bdo cite code data del dfn em i ins kbd mark q s samp small span strong time u var wbr'.split(
    ' ',
  ),
);

/**
 * Matches elements that are not running text, and those with text that scripts write or compare.
 */
const skipped =
  'script, style, noscript, template, svg, math, iframe, object, canvas, audio, video, ' +
  'button, input, textarea, select, datalist, [role="status"], .a-tab-label';

/**
 * After this many characters, a run ends with the next text node that ends in white space, so that
 * no step takes long.
 */
const longRun = 2000;

/**
 * Returns the text nodes below an element, in runs. Within a run the text continues from node to
 * node, so that a word may span several (code is split into tokens). Skips runs without a letter or
 * digit.
 */
export function textRuns(root: Element): Text[][] {
  const runs: Text[][] = [];
  let run: Text[] = [];
  let length = 0;

  const endRun = (): void => {
    if (run.some(({ data }) => /[\p{L}\p{N}]/u.test(data))) runs.push(run);
    run = [];
    length = 0;
  };
  const collect = (parent: Element): void => {
    for (const child of parent.childNodes) {
      // Not `instanceof`, because a frame has its own classes.
      if (child.nodeType === Node.TEXT_NODE) {
        const text = child as Text;
        run.push(text);
        length += text.length;
        if (length > longRun && /\s$/.test(text.data)) endRun();
      } else if (child.nodeType === Node.ELEMENT_NODE) {
        const element = child as Element;
        const isInline = inline.has(element.localName);
        if (!isInline) endRun();
        if (!element.matches(skipped)) collect(element);
        if (!isInline) endRun();
      }
    }
  };
  collect(root);
  endRun();
  return runs;
}
