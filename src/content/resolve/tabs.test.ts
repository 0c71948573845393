import { network } from '../../site/names';
import { problemsOf } from '../fixtures';

const tabs = (...labels: string[]) =>
  ['<Tabs>', ...labels.map((label) => `<Tab label="${label}">\n\nx\n\n</Tab>`), '</Tabs>'].join(
    '\n',
  );

describe('labels of tabs', () => {
  it.each<[string, string, string[]]>([
    ['differ', tabs('bash', 'rust'), []],
    ['are apart in two <Tabs>', `${tabs('bash')}\n\n${tabs('bash')}`, []],
    [
      'are equal',
      tabs('bash', 'rust', 'bash'),
      ['12:1 <Tabs> has two tabs with the label "bash". Give each <Tab> a label of its own.'],
    ],
    [
      'are equal once tokens are replaced',
      tabs('{network}', network),
      [`7:1 <Tabs> has two tabs with the label "${network}". Give each <Tab> a label of its own.`],
    ],
  ])('%s', (_name, body, expected) => {
    expect(problemsOf(body)).toEqual(expected);
  });
});
