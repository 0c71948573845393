/** Names of string formats as readers see them. */
export const formatNames: Readonly<Record<string, string>> = {
  date: 'date',
  'date-time': 'time',
  uri: 'URI',
  country: 'country code',
};
