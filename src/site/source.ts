/* Where readers can edit a page or report a problem. An empty address turns its link off. */

/**
 * Address of the project's files in an editor, such as
 * `https://github.com/example/docs/edit/main/`. "Edit this page" appends the path of the page's
 * file.
 */
export const editUrl: string = '';

/**
 * Address of a form or mailbox, to which a page's encoded URL is added, such as
 * `https://github.com/example/docs/issues/new?title=Problem%20on%20` or
 * `mailto:docs@example.com?subject=`. "Report a problem" opens it.
 */
export const reportUrl: string = '';
