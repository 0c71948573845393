import type { SidebarId } from '../site/versions';

/** A position in a text. Line and column count from 1. */
export interface Point {
  readonly line: number;
  readonly column: number;
}

/** A position in a content file. */
export interface SourceLocation extends Point {
  readonly file: string;
}

/**
 * The origin of a component's input: a string in a reference document (under the key `key`, if
 * given), or a value in a data file. `data` is the value's path, starting with the file's name.
 */
export type Origin =
  | {
      readonly text: string;
      readonly key?: string;
      readonly file?: string;
      /** The origin to use instead if the text occurs more than once. */
      readonly orElse?: Origin;
    }
  | { readonly data: readonly PropertyKey[] };

/**
 * A correction: text that replaces a range of the file. Positions refer to the file with LF line
 * endings.
 */
export interface Fix {
  readonly start: Point;
  readonly end: Point;
  readonly replacement: string;
}

/** What is wrong, and what to do about it. */
export interface Explanation {
  readonly message: string;
  readonly advice: string;
}

/** An explanation of text in a page, with a correction if that needs no decision. */
export interface TextExplanation extends Explanation {
  /** Returns the corrected text. A line is passed without its indentation and quote markers. */
  readonly correct?: (written: string) => string;
}

/** A diagnostic for the author. */
export interface Problem extends SourceLocation, Explanation {
  /** Warnings do not fail a build. */
  readonly severity?: 'warning';
  /** The correction, if it needs no decision. */
  readonly fix?: Fix | undefined;
}

/** The former and the new name of a page that was probably renamed. */
export interface Renaming {
  readonly from: string;
  readonly to: string;
}

/** A content file as read from disk. `file` is relative to the project root. */
export interface Source {
  readonly file: string;
  readonly text: string;
}

/** Front matter as read. An invalid value counts as missing. */
export interface FrontMatter {
  readonly title: string;
  readonly description: string;
  readonly sidebarLabel?: string;
  readonly keywords: readonly string[];
  readonly draft: boolean;
  readonly toc: boolean;
}

/** The value of a `{token}`. Dots in a token's name select nested values: `{fees.base}`. */
export type TokenValue =
  string | number | boolean | readonly TokenValue[] | { readonly [name: string]: TokenValue };
export type Tokens = { readonly [name: string]: TokenValue };

/** What the pipeline needs from the docs version a page belongs to. */
export interface Library {
  readonly tokens: Tokens;
  /**
   * URLs of all pages, drafts included, by file (relative to the project root), ready for `href`:
   * with prefix and trailing-slash setting applied.
   */
  readonly addresses: ReadonlyMap<string, string>;
  /** Files of unpublished pages. */
  readonly drafts: ReadonlySet<string>;
  /** The new files of moved pages by their former files, from the redirects. */
  readonly movedPages?: ReadonlyMap<string, string>;
  /**
   * The former and the new file of a page that was probably renamed: a sidebar still lists the
   * former.
   */
  readonly renamedPage?: Renaming | undefined;
  /** Parsed reference documents by file name without extension: `openrpc`, `openapi`. */
  readonly documents: ReadonlyMap<string, unknown>;
  /** Names of documents with errors, which have been reported. */
  readonly faultyDocuments?: ReadonlySet<string>;
  /**
   * Names of the parts of reference documents that no page shows. Each part is reported once, not
   * at every link.
   */
  readonly unshownParts?: ReadonlySet<string>;
  /**
   * Whether a part of a reference document probably has another part's name by mistake. The
   * document check reports the mistake.
   */
  readonly hasRepeatedPart?: boolean;
  /** Returns the location of a text or value that a component shows; undefined if it is unknown. */
  readonly locate?: (origin: Origin) => SourceLocation | undefined;
  /** New names of parts of reference documents, by the old names that pages still use. */
  readonly renamedParts?: ReadonlyMap<string, string>;
  /** Returns the text of an SVG file by its path in the version's folder: `/figures/x.svg`. */
  readonly figure: (path: string) => string | undefined;
  /**
   * Returns the URL, ready for `href`, of a file that is not a page: a reference document of the
   * version (`/openrpc.json`) or a file in `static/`. The path starts with a slash.
   */
  readonly fileAddress: (path: string) => string | undefined;
  /**
   * Returns the bytes of a file in the version's folder that pages may show, such as an image.
   * `file` is relative to the project root.
   */
  readonly contentFile?: (file: string) => Uint8Array | undefined;
  /** Lists the files that `contentFile` can return; their names are normalised to NFC. */
  readonly contentFiles?: () => readonly string[];
  /** URL of the stylesheet that only pages with media such as images need. */
  readonly mediaStyles?: string | undefined;
}

export interface TocEntry {
  readonly id: string;
  readonly text: string;
  readonly level: number;
}

/**
 * A searchable piece of text from a page. `text` is what search matches, `section` the heading (or
 * page title) of its section, and `hash` either '' or `#id`.
 */
export interface SectionRecord {
  readonly kind: 'title' | 'heading' | 'body';
  readonly text: string;
  readonly section: string;
  readonly hash: string;
}

/** A compiled page. */
export interface Article {
  readonly html: string;
  readonly toc: readonly TocEntry[];
  readonly records: readonly SectionRecord[];
  /** The page as plain Markdown, front matter and components resolved. */
  readonly markdown: string;
}

/** A link to an anchor, checked once all anchors of its target are known. */
export interface AnchorLink extends SourceLocation {
  readonly target: string;
  /** The anchor, decoded and without `#`. */
  readonly anchor: string;
}

/** The pipeline's result for one page. */
export interface Compiled {
  readonly frontMatter: FrontMatter;
  readonly article: Article;
  /** Every id in the page that a hash can point to. */
  readonly anchors: ReadonlySet<string>;
  readonly anchorLinks: readonly AnchorLink[];
  /**
   * False if the page may lack ids because of an error. Links to its anchors are then not checked.
   */
  readonly complete: boolean;
  readonly problems: readonly Problem[];
}

/** An entry of a sidebar as read from its file, with its position. */
export type SidebarItem = SidebarPageItem | SidebarCategoryItem;

export interface SidebarPageItem extends Point {
  readonly kind: 'page';
  /** Page id: the file's path within the version, without extension or trailing `/index`. */
  readonly page: string;
  /** If absent, the page's sidebar label or title is shown. */
  readonly label?: string;
}

interface SidebarCategoryItem extends Point {
  readonly kind: 'category';
  readonly label: string;
  readonly items: readonly SidebarItem[];
}

/** The entries of both sidebars of a version. */
export type Sidebars = Readonly<Record<SidebarId, readonly SidebarItem[]>>;
