import { isCommon } from './commonWords';

it.each(['take', 'takes', 'happened', 'under', 'between', 'often', 'difference'])(
  '%s is common in texts on any subject',
  (word) => {
    expect(isCommon(word)).toBe(true);
  },
);

it.each(['payment', 'finality', 'found', 'value', 'change', 'contract'])(
  '%s may be the subject of a query',
  (word) => {
    expect(isCommon(word)).toBe(false);
  },
);
