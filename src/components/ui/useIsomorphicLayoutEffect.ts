import { useEffect, useLayoutEffect } from 'react';

/** A layout effect without React's warning on the server, where no effect runs. */
export const useIsomorphicLayoutEffect =
  typeof window === 'undefined' ? useEffect : useLayoutEffect;
