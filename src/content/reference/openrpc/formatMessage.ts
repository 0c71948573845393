import { formatMultiline } from '../../../shared/json';

/** Members that a node writes as floating-point numbers, wherever they appear. */
export const floatMembers = [
  'foundation',
  'foundationTerm',
  'initial',
  'taper',
  'terminal',
  'uiAmount',
];

const wholeFloats = new RegExp(`"(?:${floatMembers.join('|')})": -?\\d+(?![\\d.eE])`, 'g');

/** Formats a message; writes `5.0` as a node does, where `JSON.parse` has turned it into 5. */
export function formatMessage(message: Readonly<Record<string, unknown>>): string {
  return formatMultiline(message).replaceAll(wholeFloats, '$&.0');
}
