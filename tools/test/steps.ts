/** One step of `npm test`. */
export interface Step {
  readonly name: string;
  /** An npm script or a program of node_modules/.bin, with its arguments. */
  readonly command: readonly [string, ...string[]];
  /** The Jest project whose tests are counted one by one; other steps count as one. */
  readonly jestProject?: string;
  /** Steps that read the built site are not run, and count as failed, if it could not be built. */
  readonly needsBuild?: boolean;
}

const jest = (project: string, ...flags: string[]): Pick<Step, 'command' | 'jestProject'> => ({
  command: ['jest', '--selectProjects', project, ...flags],
  jestProject: project,
});

export const buildStep: Step = { name: 'production build', command: ['npm', 'run', 'build'] };

export const steps: readonly Step[] = [
  { name: 'types', command: ['tsc', '--noEmit'] },
  { name: 'lint', command: ['eslint', '.'] },
  { name: 'formatting', command: ['prettier', '--check', '--log-level=warn', '.'] },
  { name: 'unit tests', ...jest('unit') },
  { name: 'content check', command: ['npm', 'run', 'check'] },
  { name: 'prose', command: ['tsx', 'tools/prose/check.ts', '--strict'] },
  buildStep,
  { name: 'built site and budgets', ...jest('built', '--runInBand'), needsBuild: true },
  { name: 'browser tests', ...jest('browser', '--runInBand'), needsBuild: true },
  { name: 'other settings, broken contents', ...jest('variants', '--runInBand') },
];
