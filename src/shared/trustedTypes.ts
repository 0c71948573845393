/** Name of the policy that webpack's runtime creates for the URLs of chunks. */
export const chunkPolicy = 'webpack';

/** The site's Trusted Types policies; the host's Content-Security-Policy allows no others. */
export const policyNames = ['article', 'loader', 'progress', chunkPolicy] as const;

interface Policy {
  readonly createHTML: (text: string) => TrustedHTML | string;
  readonly createScriptURL: (address: string) => string;
}

interface PolicyFactory {
  createPolicy<Rules extends Partial<Policy>>(name: string, rules: Rules): Rules;
}

/**
 * Creates a policy. Returns `rules` instead if the browser has no Trusted Types or the
 * Content-Security-Policy does not allow the name.
 */
export function createPolicy<Rules extends Partial<Policy>>(
  name: (typeof policyNames)[number],
  rules: Rules,
): Rules {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: PolicyFactory };
  try {
    return trustedTypes?.createPolicy(name, rules) ?? rules;
  } catch {
    return rules;
  }
}
