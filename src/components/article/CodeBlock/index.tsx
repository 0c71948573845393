interface CodeBlockProps {
  readonly language: string;
  readonly title?: string;
  readonly lineNumbers?: boolean;
  readonly breaksLines?: boolean;
  /** Whether lines other than the focused ones are muted. */
  readonly hasFocus?: boolean;
  /** Highlighted code. Its text content equals the code exactly; prompts are attributes. */
  readonly html: string;
}

/**
 * A code block, with this markup:
 *
 *     <figure class="a-code">
 *       <figcaption>Response</figcaption>
 *       <pre translate="no"><code class="language-json">…</code></pre>
 *       <button type="button" class="a-copy" aria-label="Copy code to clipboard"></button>
 *     </figure>
 *
 * For a single line without a title, `<div class="a-code-frame">` wraps `<pre>` and the button,
 * which is beside the code; otherwise the button is in a row above the code.
 *
 * Tokens are `<span class="t-…">`: k keyword, s string, n number or constant, c comment, f
 * function, p property, v variable, t type, i inserted, d deleted. Lines are `<span
 * class="a-line">` (with `a-line-on`, `m-line-add`, `m-line-remove` or `m-line-focus` if marked),
 * but only in blocks with marked lines or line numbers; blocks with line numbers have the class
 * `m-code-numbered`.
 * Lines of a console session have the class `a-prompt`, with the prompt in `data-prompt`, or
 * `a-output`. The copy button copies the text content of `<code>`.
 */
export function CodeBlock({
  language,
  title,
  lineNumbers = false,
  breaksLines = false,
  hasFocus = false,
  html,
}: CodeBlockProps) {
  const className = [
    'a-code',
    ...(lineNumbers ? ['m-code-numbered'] : []),
    ...(breaksLines ? ['a-code-wrap'] : []),
    ...(hasFocus ? ['m-code-focus'] : []),
  ].join(' ');
  const block = (
    <>
      <pre translate="no">
        <code className={`language-${language}`} dangerouslySetInnerHTML={{ __html: html }} />
      </pre>
      <button type="button" className="a-copy" aria-label="Copy code to clipboard" />
    </>
  );
  const isLine = title === undefined && !html.includes('\n');
  return (
    <figure className={className}>
      {title === undefined ? null : <figcaption>{title}</figcaption>}
      {isLine ? <div className="a-code-frame">{block}</div> : block}
    </figure>
  );
}
