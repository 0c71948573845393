/** Words that are ignored in running text, and in queries that have other words. */
export const stopWords: ReadonlySet<string> = new Set(
  (
    'a about all also am an and any are as at be been before but by can could did do does for ' +
    'from had has have how i if in into is it its may me much my need no not of on or our please s should ' +
    'so some such t than that the their them then there these they this those to until up us vs ' +
    'want was we were what when where which while who why will with would you your'
  ).split(' '),
);
