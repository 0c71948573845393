/** Elements that do not part words: what stands left and right of their edges reads as one. */
const inline = new Set(
  'a abbr b bdi bdo cite code data del dfn em i ins kbd mark q s samp small span strong time u var wbr'.split(
    ' ',
  ),
);

/** What is no running text, and what the page's scripts write or compare. */
const skipped =
  'script, style, noscript, template, svg, math, iframe, object, canvas, audio, video, ' +
  'button, input, textarea, select, datalist, [role="status"], .a-tab-label';

/** A run is ended at the next space after so many characters, so that no step takes long. */
const longRun = 2000;

/**
 * The text nodes below an element, in runs: within a run the text reads on from node to node, so
 * that a word may stand in several of them (code is cut into tokens). Runs without a letter or
 * digit are left out.
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
      // By type rather than by class: in a frame the classes are others.
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
