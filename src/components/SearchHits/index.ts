export { Pieces } from './Pieces';
export { useDelayed } from './useDelayed';
export { useFindings } from './useFindings';
export { useTexts } from './useTexts';
