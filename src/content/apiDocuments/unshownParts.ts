import { joinWords } from '../../shared/joinWords';
import { didYouMean } from '../../shared/suggest';
import type { Part } from './documentParts';
import { operationMethods } from './openApiShapes';
import {
  listOf,
  membersOf,
  messageForPlaces,
  type Finding,
  type Members,
  type Path,
} from './finding';
import { partsCheckedPerPage, unshownMembers } from './unshownMembers';

interface PartFinding extends Finding {
  /** The part's name in `x-described-on-pages`, such as `webhooks` or a media type. */
  readonly part: string;
}

/** Matches the media types that `<ApiOperation>` shows. */
const shownTypes = /^(?:text\/csv|[\w.+-]+\/(?:[\w.+-]*\+)?json)\b/;

const partFinding = (
  path: Path,
  message: string,
  part: string,
  task = 'Describe this part on a page',
): PartFinding => ({
  path,
  part,
  message,
  advice: `${task}, and add "${part}" to the document's list x-described-on-pages.`,
  severity: 'warning',
});

const unshownFinding = (path: Path, subject: string, part: string): PartFinding =>
  partFinding(path, `${subject} not shown by <ApiOperation>.`, part);

function contentFindings(content: unknown, path: Path, owner: string): PartFinding[] {
  return Object.keys(membersOf(content)).flatMap((type) =>
    shownTypes.test(type)
      ? []
      : [unshownFinding([...path, type], `The media type ${type} of ${owner} is`, type)],
  );
}

function operationFindings(operation: Members, path: Path, name: string): PartFinding[] {
  const cookies = listOf(operation['parameters']).flatMap((parameter, index) =>
    membersOf(parameter)['in'] === 'cookie'
      ? [
          unshownFinding(
            [...path, 'parameters', index],
            `The cookie parameters of "${name}" are`,
            'cookies',
          ),
        ]
      : [],
  );
  const body = membersOf(operation['requestBody']);
  const responses = Object.entries(membersOf(operation['responses'])).flatMap(
    ([status, response]) => {
      const at = [...path, 'responses', status];
      const { headers, links, content } = membersOf(response);
      return [
        ...(headers === undefined
          ? []
          : [
              unshownFinding(
                [...at, 'headers'],
                `The headers of the response ${status} of "${name}" are`,
                'headers',
              ),
            ]),
        ...(links === undefined
          ? []
          : [
              unshownFinding(
                [...at, 'links'],
                `The links of the response ${status} of "${name}" are`,
                'links',
              ),
            ]),
        ...contentFindings(content, [...at, 'content'], `the response ${status} of "${name}"`),
      ];
    },
  );
  return [
    ...cookies.slice(0, 1),
    ...contentFindings(
      body['content'],
      [...path, 'requestBody', 'content'],
      `the body of "${name}"`,
    ),
    ...responses,
    ...(operation['callbacks'] === undefined
      ? []
      : [unshownFinding([...path, 'callbacks'], `The callbacks of "${name}" are`, 'callbacks')]),
  ];
}

/**
 * Keeps the first finding for each part and adds the number of findings to its message, because
 * one entry in `x-described-on-pages` silences all of them.
 */
function mergeByPart(findings: readonly PartFinding[]): PartFinding[] {
  return findings.flatMap((finding, index): PartFinding[] => {
    const similar = findings.filter(({ part }) => part === finding.part);
    if (similar.length < 2) return [finding];
    if (similar[0] !== findings[index]) return [];
    return [{ ...finding, message: messageForPlaces(finding.message, similar.length) }];
  });
}

function unsecuredFindings(
  operation: Members,
  path: Path,
  name: string,
  document: Members,
): PartFinding[] {
  const security = operation['security'] ?? document['security'];
  const isOpen = listOf(security).every(
    (requirement) => Object.keys(membersOf(requirement)).length === 0,
  );
  if (security === undefined || !isOpen) return [];
  const message = `The samples send a bearer token, which "${name}" does not need.`;
  return [partFinding(path, message, 'security', 'Say on a page that no token is needed')];
}

function apiFindings(document: Members, parts: readonly Part[]): PartFinding[] {
  const operations = Object.entries(membersOf(document['paths'])).flatMap(([path, item]) =>
    Object.entries(membersOf(item)).flatMap(([method, operation]): PartFinding[] => {
      const id = membersOf(operation)['operationId'];
      if (!operationMethods.has(method) || typeof id !== 'string') return [];
      const at = ['paths', path, method];
      return [
        ...operationFindings(membersOf(operation), at, id),
        ...unsecuredFindings(membersOf(operation), at, id, document),
      ];
    }),
  );
  const { securitySchemes } = membersOf(document['components']);
  const used = new Set(
    parts.flatMap(({ value }) =>
      listOf(value['security']).flatMap((requirement) => Object.keys(membersOf(requirement))),
    ),
  );
  const schemes = Object.entries(membersOf(securitySchemes)).flatMap(([name, value]) => {
    // Another check reports unused security schemes.
    if (!used.has(name)) return [];
    const { type, scheme } = membersOf(value);
    const at = ['components', 'securitySchemes', name];
    const start = 'The samples send a bearer token, so the';
    if (type === 'apiKey') return [unshownFinding(at, `${start} API key "${name}" is`, type)];
    if (type !== 'http' || String(scheme).toLowerCase() === 'bearer') return [];
    const subject = `${start} security scheme "${name}" is`;
    return [unshownFinding(at, subject, 'securitySchemes')];
  });
  return [
    ...operations,
    ...(document['webhooks'] === undefined
      ? []
      : [unshownFinding(['webhooks'], 'The webhooks are', 'webhooks')]),
    ...schemes,
  ];
}

function memberFindings(
  members: ReturnType<typeof unshownMembers>,
  described: readonly unknown[],
): Finding[] {
  const others = members.filter(({ name }) => !described.includes(name));
  const [first] = others;
  if (first === undefined) return [];
  const names = [...new Set(others.map(({ name }) => name))];
  const list = joinWords(names);
  const [pronoun, entries] = names.length === 1 ? ['it', `"${list}"`] : ['them', 'these names'];
  return [
    {
      path: first.path,
      message: messageForPlaces(`No component shows ${list}.`, others.length),
      advice: `Describe on a page what readers need to know about ${pronoun}, and add ${entries} to the document's list x-described-on-pages.`,
      severity: 'warning',
      atKey: true,
    },
  ];
}

/**
 * Returns warnings about parts that no component shows and that the document's
 * `x-described-on-pages` does not list, and about superfluous entries of that list.
 */
export function unshownPartFindings(document: Members, parts: readonly Part[]): Finding[] {
  const findings = 'openapi' in document ? apiFindings(document, parts) : [];
  const members = unshownMembers(document, parts);
  const described = listOf(document['x-described-on-pages']);
  const known = new Set([...findings.map(({ part }) => part), ...members.map(({ name }) => name)]);
  const unneeded = described.flatMap((part, index): Finding[] => {
    if (typeof part !== 'string' || known.has(part) || partsCheckedPerPage.has(part)) return [];
    const message = `"${part}" is not a part that the reference leaves out.`;
    const advice = didYouMean(part, known, 'Remove it from the list.');
    return [{ path: ['x-described-on-pages', index], message, advice, severity: 'warning' }];
  });
  const undescribed = findings.filter(({ part }) => !described.includes(part));
  return [...memberFindings(members, described), ...mergeByPart(undescribed), ...unneeded];
}
