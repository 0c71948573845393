/* Where readers can edit a page or report a problem. An empty address turns its link off. */

/**
 * Address of the project's files in an editor, such as
 * `https://github.com/example/docs/edit/main/`. "Edit this page" appends the path of the page's
 * file.
 */
export const editUrl: string = '';

/**
 * Address of the form or mailbox that "Report a problem" opens. A page's encoded URL is appended to
 * it. Examples: `https://github.com/example/docs/issues/new?title=Problem%20on%20` and
 * `mailto:docs@example.com?subject=`.
 */
export const reportUrl: string = '';
