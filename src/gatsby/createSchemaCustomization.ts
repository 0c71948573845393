import type { GatsbyNode } from 'gatsby';

/**
 * Types of the content. The descriptions are what authors read in GraphiQL.
 * Front matter is declared in full, so that a query never fails because no page uses a key.
 */
const typeDefs = /* GraphQL */ `
  type Mdx implements Node {
    frontmatter: MdxFrontmatter!
    "The docs version the page belongs to, by name."
    docVersion: DocVersion!
    docVersionName: String!
    "File path within the version, without ending: documentation/mpc_wallets"
    pageId: String!
    "Canonical path without the site's prefix."
    path: String!
    "The search context the page is found in: documentation, api or validators."
    searchContext: String!
    "Whether the page is a draft; drafts are no pages in a production build."
    draft: Boolean!
    "Labels of the categories above the page, outermost first."
    breadcrumbs: [String!]!
    "The page in every other version, or that version's start where it lacks the page."
    otherVersions: [DocOtherVersion!]!
    "Where the page stands in its sidebar."
    sidebarPosition: DocSidebarPosition!
    "The finished article."
    article: DocArticle!
  }

  type MdxFrontmatter {
    title: String!
    description: String!
    sidebarLabel: String
    keywords: [String!]
    draft: Boolean
    toc: Boolean
  }

  "A page after the content pipeline; all parts are made from one tree."
  type DocArticle {
    "Page title with tokens replaced."
    title: String!
    description: String!
    "Words that lead to the page without standing in it."
    keywords: [String!]!
    "Whether the page shows a table of contents."
    showToc: Boolean!
    "Inert HTML, as it stands in the page."
    html: String!
    "Headings of levels 2 to 3."
    toc: [DocTocEntry!]!
    "What search finds of this page."
    records: [DocRecord!]!
    "The page as plain Markdown."
    markdown: String!
    "Mistakes in this file; a production build fails on them."
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
    advice: String!
  }

  "A version of the documentation: a folder under content/."
  type DocVersion implements Node @dontInfer {
    name: String!
    label: String!
    "First segment of its addresses, empty at the site's root."
    path: String!
    pageCount: Int!
    "What tokens stand for in this version."
    tokens: JSON!
    sidebars: [DocSidebar!]! @link(by: "version", from: "name")
  }

  type DocSidebarPosition {
    "documentationSidebar or apiSidebar"
    sidebar: String!
    "The sidebar, cut to the levels on the way to the page."
    branch: JSON!
    "The categories above the page; each path is the category's first page."
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
