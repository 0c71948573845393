import { code } from './code';
import { components } from './components';
import { dataFiles } from './dataFiles';
import { described } from './described';
import { dialects } from './dialects';
import { documentInfo } from './documentInfo';
import { documentNames } from './documentNames';
import { documentOperations } from './documentOperations';
import { documentParts } from './documentParts';
import { documents } from './documents';
import { documentSchemas } from './documentSchemas';
import { drawings } from './drawings';
import { careless } from './careless';
import { carelessFiles } from './carelessFiles';
import { fileTexts } from './fileTexts';
import { foreignDocuments } from './foreignDocuments';
import { hasty } from './hasty';
import { hastyFiles } from './hastyFiles';
import { links } from './links';
import { marks } from './marks';
import { markup } from './markup';
import { omitted } from './omitted';
import { methodNames } from './methodNames';
import { otherTools } from './otherTools';
import { pageFiles } from './pageFiles';
import { pages } from './pages';
import { prose } from './prose';
import { pasted, pastedInFiles } from './pasted';
import { placeholders, placeholdersInFiles } from './placeholders';
import { almostMarkdown } from './almostMarkdown';
import { redirects } from './redirects';
import { namesAndBraces } from './namesAndBraces';
import { shown } from './shown';
import { slips } from './slips';
import { titles } from './titles';
import { wholeFiles } from './wholeFiles';
import type { Mistakes } from './mistake';
import type { FileMistakes } from './version';

export const mistakesInBodies: readonly Mistakes[] = [
  prose,
  components,
  code,
  links,
  marks,
  otherTools,
  slips,
  markup,
  careless,
  hasty,
  almostMarkdown,
  titles,
  placeholders,
  pasted,
];

export const mistakesInFiles: readonly FileMistakes[] = [
  pageFiles,
  pages,
  fileTexts,
  dataFiles,
  described,
  documents,
  foreignDocuments,
  omitted,
  dialects,
  documentInfo,
  documentNames,
  documentOperations,
  methodNames,
  documentParts,
  documentSchemas,
  drawings,
  redirects,
  namesAndBraces,
  carelessFiles,
  hastyFiles,
  shown,
  wholeFiles,
  placeholdersInFiles,
  pastedInFiles,
];
