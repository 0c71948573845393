export { Pieces } from './Pieces';
export { useFindings } from './useFindings';
export { useTexts } from './useTexts';
