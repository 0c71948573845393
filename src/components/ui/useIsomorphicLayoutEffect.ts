import { useEffect, useLayoutEffect } from 'react';

/** A layout effect that does not trigger React's warning during server rendering. */
export const useIsomorphicLayoutEffect =
  typeof window === 'undefined' ? useEffect : useLayoutEffect;
