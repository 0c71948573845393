import { hashTarget } from '../../components/ui/hashTarget';
import { navigationType } from './navigationType';

/**
 * Returns the hash target of a page just opened if the target is in a tab panel that is not shown,
 * so that the browser could not scroll to it. Returns null if the reader has scrolled meanwhile.
 */
export function hiddenTarget(): HTMLElement | null {
  const target = hashTarget(window.location.hash);
  const isHidden = target?.getClientRects().length === 0;
  return isHidden && window.scrollY === 0 && navigationType() === 'navigate' ? target : null;
}
