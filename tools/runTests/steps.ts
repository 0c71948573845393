export interface Step {
  readonly name: string;
  /** An npm script or a program of node_modules/.bin, with its arguments. */
  readonly command: readonly [string, ...string[]];
  /**
   * The Jest project that the step runs; each of its tests counts. A step without a project counts
   * as one test.
   */
  readonly jestProject?: string;
  /** A step that must pass first; if it fails, the step that needs it counts as failed. */
  readonly needs?: Step;
}

const script = (name: string, ...args: string[]): Step['command'] => [
  'npm',
  'run',
  '--silent',
  name,
  ...(args.length > 0 ? ['--', ...args] : []),
];

/**
 * Returns the command that runs a Jest project in one process; with `path`, only the test files
 * whose path contains it.
 */
const jestProject = (
  project: string,
  { path }: { readonly path?: string } = {},
): Pick<Step, 'command' | 'jestProject'> => ({
  command: [
    'jest',
    ...(path === undefined ? [] : [path]),
    '--selectProjects',
    project,
    '--maxWorkers',
    '1',
  ],
  jestProject: project,
});

const types: Step = { name: 'types', command: script('types') };
const lint: Step = { name: 'lint', command: script('lint') };
const check: Step = { name: 'content check', command: script('check') };
const build: Step = { name: 'production build', command: script('build') };

/** The folders of tests/browser, the slowest first. Each has its own process and browser. */
const browserFolders = ['everyPage', 'search', 'article', 'faults', 'navigation', 'shell'] as const;

/**
 * The suites by name, each with its steps in order of priority. In `full`, slow steps come first,
 * but browser tests last, so that few other steps run at the same time. `full` has no content
 * check, because the build starts with one.
 */
export const suites = {
  full: [
    build,
    {
      name: 'other settings',
      ...jestProject('otherBuilds', { path: 'tests/otherBuilds/otherSettings' }),
    },
    types,
    lint,
    { name: 'formatting', command: script('format:check') },
    { name: 'prose', command: script('prose', '--strict') },
    { name: 'unit tests', ...jestProject('unit') },
    { name: 'app and components', ...jestProject('app') },
    { name: 'content tests', ...jestProject('content') },
    { name: 'built site and budgets', ...jestProject('built'), needs: build },
    {
      name: 'broken content',
      ...jestProject('otherBuilds', { path: 'tests/otherBuilds/brokenContent' }),
    },
    ...browserFolders.map((folder) => ({
      name: `browser tests: ${folder}`,
      ...jestProject('browser', { path: `tests/browser/${folder}/` }),
      needs: build,
    })),
  ],
  quick: [
    types,
    lint,
    check,
    { name: 'unit tests', ...jestProject('unit') },
    { name: 'app and components', ...jestProject('app') },
  ],
  wide: [build, { name: 'other hosts and browsers', ...jestProject('wide'), needs: build }],
} as const satisfies Record<string, readonly Step[]>;
