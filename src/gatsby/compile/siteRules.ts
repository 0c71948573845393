import type { Problem } from '../../content';
import { locales } from '../../site/metadata';
import { brand, brandName, network, networkName } from '../../site/names';
import { editUrl, reportUrl } from '../../site/source';
import { fileProblem } from '../versions/problems';

/** Matches a name that can be part of host names, paths, identifiers and environment variables. */
const identifier = /^[a-z][a-z0-9]*$/;

interface SiteSettings {
  readonly names: Readonly<Record<'brand' | 'brandName' | 'network' | 'networkName', string>>;
  readonly languages: readonly string[];
  readonly source: Readonly<Record<'editUrl' | 'reportUrl', string>>;
}

const currentSettings: SiteSettings = {
  names: { brand, brandName, network, networkName },
  languages: locales.map(({ code }) => code),
  source: { editUrl, reportUrl },
};

const linkPrefixes = {
  editUrl: {
    form: /^https:\/\/[^\s/]+\/(?:\S*\/)?$/,
    example: 'https://github.com/a/b/edit/main/',
  },
  reportUrl: {
    form: /^(?:https:\/\/[^\s/]+\/|mailto:[^\s@]+@)\S+$/,
    example: 'https://github.com/a/b/issues/new?title=',
  },
} as const;

/** Checks the product's names, the list of languages and the links below each page. */
export function checkSite({ names, languages, source }: SiteSettings = currentSettings): Problem[] {
  const file = 'src/site/names.ts';
  const problems: Problem[] = [];
  for (const name of ['brand', 'network'] as const) {
    if (identifier.test(names[name])) continue;
    const message = `The ${name} "${names[name]}" cannot be part of addresses and identifiers.`;
    problems.push(
      fileProblem(file, message, 'Use only lower-case letters and digits, starting with a letter.'),
    );
  }
  if (names.brand === names.network) {
    const message = 'The brand and the network have the same name.';
    problems.push(
      fileProblem(file, message, 'Change one, because pages of both would get the same addresses.'),
    );
  }
  for (const name of ['brandName', 'networkName'] as const) {
    if (names[name].trim() === names[name] && names[name] !== '' && !/[<>{}]/.test(names[name]))
      continue;
    const message = `The ${name} "${names[name]}" cannot be shown.`;
    problems.push(
      fileProblem(
        file,
        message,
        'Write a name without braces or angle brackets, and without spaces at either end.',
      ),
    );
  }
  if (languages.length !== 1) {
    const message = `The site lists ${languages.length} languages, but its content has one.`;
    problems.push(
      fileProblem(
        'src/site/metadata.ts',
        message,
        'List one in locales; publish a translation as a site of its own.',
      ),
    );
  }
  for (const name of ['editUrl', 'reportUrl'] as const) {
    const { form, example } = linkPrefixes[name];
    if (source[name] === '' || form.test(source[name])) continue;
    const message = `${name} "${source[name]}" is not a valid address prefix.`;
    const advice = `Write an address like '${example}', or '' for no link.`;
    problems.push(fileProblem('src/site/source.ts', message, advice));
  }
  return problems;
}

/**
 * Leaves out problems in content files whose message contains a faulty brand or network name. The
 * name itself is reported, and makes every address and identifier that contains it faulty.
 */
export function withoutNameFaults(
  problems: readonly Problem[],
  names: Pick<SiteSettings['names'], 'brand' | 'network'> = currentSettings.names,
): Problem[] {
  const faulty = [names.brand, names.network].filter(
    (name) => name !== '' && !identifier.test(name),
  );
  return problems.filter(
    ({ file, message }) =>
      file.startsWith('src/') || !faulty.some((name) => message.includes(name)),
  );
}
