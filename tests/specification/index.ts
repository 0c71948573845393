import { constantRequirements } from './constants';
import { errorRequirements } from './errors';
import type { Requirement } from './requirement';
import { routingRequirements } from './routing';
import { stateRequirements } from './states';

/** Sections 2 (routing, navigation and layout), 4, 8 and 9 of the specification, in order. */
export const specification: readonly Requirement[] = [
  ...routingRequirements,
  ...stateRequirements,
  ...errorRequirements,
  ...constantRequirements,
];
