/** Names of string formats, in lists of fields and in the forms of the run panel. */
export const formatNames: Readonly<Record<string, string>> = {
  date: 'date',
  'date-time': 'time',
  uri: 'URI',
  country: 'country code',
};
