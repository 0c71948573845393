import { errors } from './errors';
import { limits } from './limits';
import { routes } from './routes';
import type { Shown } from './shown';
import { states } from './states';

/** Sections 2 (routing, navigation and layout), 4, 8 and 9 of the specification, in order. */
export const specification: readonly Shown[] = [...routes, ...states, ...errors, ...limits];
