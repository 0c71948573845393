interface CodeBlockProps {
  readonly language: string;
  readonly title?: string;
  readonly lineNumbers?: boolean;
  /** Highlighted code. Its text content equals the code exactly. */
  readonly html: string;
}

/**
 * Markup:
 *
 *     <figure class="a-code">
 *       <figcaption>Response</figcaption>
 *       <div class="a-code-frame">
 *         <pre tabindex="0"><code class="language-json">…</code></pre>
 *         <button type="button" class="a-copy" aria-label="Copy code to clipboard"></button>
 *       </div>
 *     </figure>
 *
 * Tokens are `<span class="t-…">`: k keyword, s string, n number or constant, c comment,
 * f function, p property, v variable, t type, i inserted, d deleted. Lines are
 * `<span class="a-line">` (`a-line a-line-on` if highlighted), but only in blocks with highlighted
 * lines or line numbers; the latter have the class `a-code-numbered`. The copy button copies the
 * text content of `<code>`.
 */
export function CodeBlock({ language, title, lineNumbers = false, html }: CodeBlockProps) {
  return (
    <figure className={lineNumbers ? 'a-code a-code-numbered' : 'a-code'}>
      {title === undefined ? null : <figcaption>{title}</figcaption>}
      <div className="a-code-frame">
        <pre tabIndex={0}>
          <code className={`language-${language}`} dangerouslySetInnerHTML={{ __html: html }} />
        </pre>
        <button type="button" className="a-copy" aria-label="Copy code to clipboard" />
      </div>
    </figure>
  );
}
