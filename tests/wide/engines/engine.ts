/** One device of WebDriver's "perform actions"; classic WebDriver and BiDi share the format. */
export interface InputSource {
  readonly type: 'key' | 'pointer' | 'wheel';
  readonly id: string;
  readonly parameters?: { readonly pointerType: 'mouse' };
  readonly actions: readonly Readonly<Record<string, unknown>>[];
}

/** A browser window or tab with storage of its own. */
export interface Session {
  /** Opens an address and waits for its load event. */
  readonly open: (url: string) => Promise<void>;
  readonly back: () => Promise<void>;
  readonly reload: () => Promise<void>;
  /** Evaluates an expression in the page; its value must survive JSON. */
  readonly evaluate: (expression: string) => Promise<unknown>;
  readonly perform: (sources: readonly InputSource[]) => Promise<void>;
  /** Sets the size of the page in CSS pixels; a window's minimum width may make the page wider. */
  readonly resize: (width: number, height: number) => Promise<void>;
  /** Returns a screenshot of the window as PNG. */
  readonly screenshot: () => Promise<Buffer>;
  /** Returns the errors in the console so far. */
  readonly errors: () => readonly string[];
  readonly close: () => Promise<void>;
}

/** A running browser, or a driver that starts one for each session. */
export interface Engine {
  readonly startSession: () => Promise<Session>;
  readonly stop: () => Promise<void>;
}
