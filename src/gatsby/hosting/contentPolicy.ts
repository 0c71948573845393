import { createHash } from 'node:crypto';
import { policyNames } from '../../shared/trustedTypes';
import { localAddresses } from './settings';

/** Returns the source expression that allows an inline script or style. */
export function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

const inlineScript = /<script(?![^>]*\ssrc=)([^>]*)>(.*?)<\/script>/gs;
const inlineStyle = /<style[^>]*>(.*?)<\/style>/gs;
const forbidden = /<[a-z][^>]*\s(?:style|on[a-z]+)="|href="javascript:/i;

/**
 * The inline scripts that pages may contain. Any other inline script fails the build, except
 * JSON-LD, which is data.
 */
interface AllowedScripts {
  /** Allows a script and returns it. */
  readonly allow: (script: string) => string;
  /**
   * Returns a page unchanged.
   *
   * @throws Error if the page contains what the policy would block: an inline script or style, an
   *   event handler or a `javascript:` link
   */
  readonly check: (html: string) => string;
  readonly hashes: () => string[];
}

/** Creates the list of a build's inline scripts, empty at first. */
export function createAllowedScripts(): AllowedScripts {
  const hashes = new Map<string, string>();
  return {
    allow(script) {
      if (!hashes.has(script)) hashes.set(script, hashOf(script));
      return script;
    },
    check(html) {
      for (const [, attributes = '', text = ''] of html.matchAll(inlineScript)) {
        if (attributes.includes('application/ld+json') || hashes.has(text)) continue;
        throw new Error(
          `A page has an inline script of unknown origin. Remove it, or allow it in onPostBuild: ${text.slice(0, 80)}`,
        );
      }
      const [blocked] = html.match(inlineStyle) ?? html.match(forbidden) ?? [];
      if (blocked === undefined) return html;
      throw new Error(
        `The Content-Security-Policy would block part of a page. Remove it: ${blocked.slice(0, 80)}`,
      );
    },
    hashes: () => [...hashes.values()].sort(),
  };
}

/**
 * Returns the hashes of the style elements in drawings. Browsers can also open a drawing as a
 * document, to which the policy then applies.
 */
export function styleHashes(drawings: readonly string[]): string[] {
  const styles = drawings.flatMap((svg) => [...svg.matchAll(inlineStyle)]);
  return [...new Set(styles.map(([, text = '']) => hashOf(text)))].sort();
}

/**
 * Returns the Content-Security-Policy, which allows only files of the site, the given inline
 * scripts and styles, and requests to the given hosts and to the reader's own computer.
 *
 * @param hosts origins that the app may send requests to
 */
export function contentPolicy(parts: {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  readonly hosts: readonly string[];
  readonly hasVideo?: boolean;
}): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...parts.scripts].join(' '),
    ["style-src 'self'", ...parts.styles].join(' '),
    "img-src 'self'",
    ...(parts.hasVideo === true ? ["media-src 'self'"] : []),
    "font-src 'self'",
    "manifest-src 'self'",
    // The app also marks search terms in frames of the same origin.
    "frame-src 'self'",
    ["connect-src 'self'", ...localAddresses, ...parts.hosts].join(' '),
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${policyNames.join(' ')}`,
  ].join('; ');
}
