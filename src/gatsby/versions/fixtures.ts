import { library } from '../../content/fixtures';
import type { VersionContent } from './versionContent';

/** The text of a valid `rpc_limits.yaml`. */
export const rpcLimits = `base58DataBytes: 128
bodyKibibytes: 50
bodyBytes: 51200
multipleAccounts: 100
filters: 4
memcmpBytes: 128
memcmpBase58Characters: 175
memcmpBase64Characters: 172
largestAccounts: 20
cacheHours: 2
blockRange: 500000
lockoutDepths: 32
slotLeaders: 5000
epochCredits: 5
rewardAddresses: 32
performanceSamples: 720
samplePeriodSeconds: 60
signaturesPage: 1000
signatureStatuses: '{rpc_limits.memcmpBytes}'
feeAddresses: 128
feeBlocks: 150
logBytes: 10000
`;

/**
 * Returns the parts of a version's content that are needed to compile and cache a page.
 *
 * @param changes replace members of the library
 */
export const contentWith = (changes: object = {}): VersionContent =>
  ({
    codeDigest: 'code',
    digest: 'all',
    library: { ...library, ...changes },
    documentTexts: new Map<string, string>(),
  }) as unknown as VersionContent;
