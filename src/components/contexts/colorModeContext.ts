import type { ColorMode } from '../../site/theme';
import { createStrictContext } from './createStrictContext';

export interface ColorModeValue {
  readonly mode: ColorMode;
  readonly toggle: () => void;
  /** false if the site disables the switch. */
  readonly switchable: boolean;
}

export const [ColorModeContextProvider, useColorMode] = createStrictContext<ColorModeValue>(
  'useColorMode',
  'ColorModeProvider',
);
