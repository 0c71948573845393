import type { GatsbyNode } from 'gatsby';

/**
 * GraphQL types of the content. Authors read the descriptions in GraphiQL. Front matter keys are
 * declared so that a query for a key works even if no page sets it.
 */
export const typeDefs = /* GraphQL */ `
  "A page of the documentation: an MDX file and the article made from it."
  type Mdx implements Node {
    "Start of the text as gatsby-plugin-mdx reads it, without components. Use article instead."
    excerpt("Length in characters" pruneLength: Int = 140): String
    "Headings as gatsby-plugin-mdx reads them. Use article.toc instead."
    tableOfContents("Lowest level of heading" maxDepth: Int): JSON
    "The text below the front matter, as written."
    body: String
    "The page's front matter as written; the article has the values shown to readers."
    frontmatter: MdxFrontmatter!
    "The file, relative to the project: content/current/documentation/mpc_wallets.mdx"
    file: String!
    "The docs version the page belongs to."
    docVersion: DocVersion!
    "The name of that version."
    docVersionName: String!
    "File path within the version, without extension: documentation/mpc_wallets"
    pageId: String!
    "Canonical path without the site's prefix."
    path: String!
    "The day of the file's last commit, 2026-11-28; null in development, in a shallow clone, or if the file has uncommitted changes."
    lastChange: String
    "Old addresses in redirects.yaml that redirect to the page, in the same form as path."
    formerPaths: [String!]!
    "Search context of the page: documentation, api or validators."
    searchContext: String!
    "Whether the page is a draft. A production build leaves drafts out."
    draft: Boolean!
    "Labels of the categories above the page, outermost first."
    breadcrumbs: [String!]!
    "The same page in each other version, or that version's home page if it has none."
    otherVersions: [DocOtherVersion!]!
    "Position of the page in its sidebar."
    sidebarPosition: DocSidebarPosition!
    "Links of the article, in page order."
    links: [DocLink!]!
    "Links to the page from other pages of its version."
    linkedFrom: [DocBacklink!]!
    "Ids that a link to the page can name after #."
    anchors: [String!]!
    "Dotted names of the tokens that the file uses: fees.base"
    tokens: [String!]!
    "Names of the components that the file uses: Card"
    components: [String!]!
    "The rendered article."
    article(
      "In development, only what search needs, as of the last check of all pages."
      forSearch: Boolean
    ): DocArticle!
  }

  "The front matter of a page as written, with tokens unreplaced."
  type MdxFrontmatter @dontInfer {
    "Title of the page, in the browser's tab and in search."
    title: String!
    "One sentence for search engines and link previews."
    description: String!
    "Shorter label for the sidebar; the title if there is none."
    sidebarLabel: String
    "Search terms that find the page although its text does not contain them."
    keywords: [String!]
    "Whether the page is left out of builds."
    draft: Boolean
    "Whether the page shows a table of contents; true if absent."
    toc: Boolean
  }

  "A link in an article."
  type DocLink {
    "The link's address, as published."
    url: String!
    "The link's text, without markup."
    text: String!
    "Canonical path of the page it points to; null for files and other sites."
    path: String
    "The id it points to on that page, without #; null if there is none."
    anchor: String
  }

  "A link to a page, seen from its target."
  type DocBacklink {
    "Canonical path of the page that contains the link."
    path: String!
    "Title of that page."
    title: String!
    "Text of the link."
    text: String!
    "The id it points to, without #; null if there is none."
    anchor: String
  }

  "A page rendered by the content pipeline. All fields come from the same syntax tree."
  type DocArticle {
    "Page title with tokens replaced."
    title: String!
    "Description of the page with tokens replaced."
    description: String!
    "Search terms that find the page although its text does not contain them."
    keywords: [String!]!
    "Whether the page shows a table of contents."
    showToc: Boolean!
    "Static HTML, as published."
    html: String!
    "Headings of levels 2 and 3."
    toc: [DocTocEntry!]!
    "Search records: title, headings and body texts."
    records: [DocRecord!]!
    "The page as plain Markdown."
    markdown: String!
    "Mistakes in this file, warnings included. docProblems lists the mistakes in all files."
    problems: [DocProblem!]!
  }

  "An entry of the table of contents."
  type DocTocEntry {
    "The heading's id."
    id: String!
    "The heading's text."
    text: String!
    "2 or 3."
    level: Int!
  }

  "A text that readers can search for."
  type DocRecord {
    "title, heading or body"
    kind: String!
    "The searched text."
    text: String!
    "The heading above the text, or the page's title."
    section: String!
    "Empty or #id"
    hash: String!
  }

  "A mistake in a file, with its position."
  type DocProblem {
    "The file, relative to the project."
    file: String!
    "Line, from 1."
    line: Int!
    "Column, from 1."
    column: Int!
    "What is wrong."
    message: String!
    "What to do about it."
    advice: String!
    "warning, or null for an error"
    severity: String
  }

  "A version of the documentation: a folder under content/."
  type DocVersion implements Node @dontInfer {
    "Name of its folder: current"
    name: String!
    "Name shown to readers: Next"
    label: String!
    "First path segment of its pages; empty at the site's root."
    path: String!
    "Number of its pages."
    pageCount: Int!
    "Values of the {tokens} in this version."
    tokens: JSON!
    "Its sidebars."
    sidebars: [DocSidebar!]! @link(by: "version", from: "name")
  }

  "The last commit that changed the file of a page."
  type DocChange implements Node @dontInfer {
    "The file, relative to the project."
    file: String!
    "Day of the commit in UTC: 2026-11-28; null if unknown."
    day: String
  }

  "Where a page is in its sidebar."
  type DocSidebarPosition {
    "documentationSidebar or apiSidebar"
    sidebar: String!
    "The sidebar. A production build leaves out the entries of all categories but those above the page."
    branch: JSON!
    "Categories above the page; each path is the first page of the category."
    breadcrumbs: [DocPageLink!]!
    "The page before it in reading order."
    previous: DocPageLink
    "The page after it in reading order."
    next: DocPageLink
  }

  "The counterpart of a page in another version."
  type DocOtherVersion {
    "Name of the docs version."
    version: String!
    "Canonical path of the page there."
    path: String!
  }

  "A page as sidebars and the pager show it."
  type DocPageLink {
    "Its label in the sidebar."
    label: String!
    "Its canonical path, without the site's prefix."
    path: String!
  }

  "A sidebar with labels and paths."
  type DocSidebar implements Node @dontInfer {
    "documentationSidebar or apiSidebar"
    name: String!
    "Name of the docs version."
    version: String!
    "Entries: a page (label, path) or a category (label, first, items)."
    items: JSON!
  }
`;

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  actions.createTypes(typeDefs);
};
