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

/**
 * Formats a message as a node writes it: `floatMembers` get back the `.0` that `JSON.parse` drops.
 */
export function formatMessage(message: Readonly<Record<string, unknown>>): string {
  return formatMultiline(message).replaceAll(wholeFloats, '$&.0');
}
