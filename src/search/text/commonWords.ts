import { stemOf } from './stem';

/**
 * Words that say little about the subject of a text: question words, and a selection from the SMART
 * retrieval system's list, without stop words. They are rare in technical documentation, so their
 * rarity alone would give them too much weight.
 */
const words =
  'able according across actually after again against ago allow almost along already always among ' +
  'another anybody anyone anything anyway apart appear appropriate around ask available away ' +
  'because become behind below beside besides best better between beyond both brief came cannot ' +
  'case cause certain clearly come consider contain corresponding course currently describe ' +
  'despite different done down during each either else elsewhere enough entirely especially even ' +
  'ever every everybody everyone everything exactly example except far few first five follow ' +
  'former four further get give given go goes gone got happen hardly he hello help ' +
  'hence her here hers him his however immediate inside instead inward itself just keep kind know ' +
  'last late later least less let like likely little look made mainly make many maybe mean ' +
  'meanwhile merely might more most mostly must myself namely near nearly necessary never new next ' +
  'nobody none nor normal normally nothing now nowhere often oh okay old once one only onto other ' +
  'otherwise ought ourselves out outside over overall own particular particularly per perhaps ' +
  'placed plus possible possibly presumably probably put quite rather really reasonably ' +
  'regarding regardless relatively right same saw say second see seem seen serious several shall ' +
  'she since six somebody somehow someone something sometimes somewhat somewhere soon sorry ' +
  'specify still sub such sure take taken tell tend than thank thanks themselves therefore thing ' +
  'think third though three through throughout thus together too took toward towards tried try ' +
  'trying twice two under unfortunately unless unlikely upon use useful usually various very via ' +
  'wait way welcome well went whatever whenever whether whole whom whose willing wish within ' +
  'without wonder yes yet yourself zero ' +
  'circumstance difference exist long work';

const stems: ReadonlySet<string> = new Set(words.split(' ').map(stemOf));

/** Returns whether a word is common in English texts of any subject. */
export const isCommon = (word: string): boolean => stems.has(stemOf(word));
