import type { GatsbyNode } from 'gatsby';

/**
 * GraphQL types of the content. Authors read the descriptions in GraphiQL.
 * Front matter is declared in full, so that a query works even if no page uses a key.
 */
const typeDefs = /* GraphQL */ `
  type Mdx implements Node {
    frontmatter: MdxFrontmatter!
    "The docs version the page belongs to, by name."
    docVersion: DocVersion!
    docVersionName: String!
    "File path within the version, without extension: documentation/mpc_wallets"
    pageId: String!
    "Canonical path without the site's prefix."
    path: String!
    "Old addresses that redirect to the page, in redirects.yaml, in the form of path."
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
    "The rendered article."
    article: DocArticle!
  }

  type MdxFrontmatter @dontInfer {
    title: String!
    description: String!
    sidebarLabel: String
    keywords: [String!]
    draft: Boolean
    toc: Boolean
  }

  "A page rendered by the content pipeline. All fields come from the same syntax tree."
  type DocArticle {
    "Page title with tokens replaced."
    title: String!
    description: String!
    "Search terms that find the page although its text does not contain them."
    keywords: [String!]!
    "Whether the page shows a table of contents."
    showToc: Boolean!
    "Static HTML, as published."
    html: String!
    "Headings of levels 2 to 3."
    toc: [DocTocEntry!]!
    "Search records: title, headings and body texts."
    records: [DocRecord!]!
    "The page as plain Markdown."
    markdown: String!
    "Errors in this file. They fail a production build."
    problems: [DocProblem!]!
  }

  type DocTocEntry {
    id: String!
    text: String!
    level: Int!
  }

  type DocRecord {
    "title, heading or body"
    kind: String!
    text: String!
    section: String!
    "Empty or #id"
    hash: String!
  }

  type DocProblem {
    line: Int!
    column: Int!
    message: String!
    "What to do about it."
    advice: String!
    "warning, or null for an error"
    severity: String
  }

  "A version of the documentation: a folder under content/."
  type DocVersion implements Node @dontInfer {
    name: String!
    label: String!
    "First path segment of its pages; empty at the site's root."
    path: String!
    pageCount: Int!
    "Values of the {tokens} in this version."
    tokens: JSON!
    sidebars: [DocSidebar!]! @link(by: "version", from: "name")
  }

  type DocSidebarPosition {
    "documentationSidebar or apiSidebar"
    sidebar: String!
    "The sidebar, reduced to the levels above the page."
    branch: JSON!
    "Categories above the page; each path is the first page of the category."
    breadcrumbs: [DocPageLink!]!
    previous: DocPageLink
    next: DocPageLink
  }

  type DocOtherVersion {
    "Name of the docs version."
    version: String!
    path: String!
  }

  type DocPageLink {
    label: String!
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
