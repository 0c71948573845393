import {
  count,
  flag,
  list,
  mailAddress,
  named,
  object,
  oneOf,
  percent,
  release,
  text,
  webAddress,
} from '../kinds';

const cluster = {
  name: text,
  rpc: webAddress,
  websocket: webAddress,
  access: text,
  value: text,
  airdrop: flag,
  resets: flag,
};

/** `chain.yaml` */
export const chain = object({
  consensus: text,
  nodeVersion: release,
  nativeToken: object({
    lamports: count,
  }),
  rent: object({
    overheadBytes: count,
    lamportsPerByteYear: count,
    exemptionYears: count,
    lamportsPerByte: count,
    emptyAccountLamports: count,
  }),
  fees: object({
    burnedPercent: percent,
    leaderPercent: percent,
    microLamportsPerLamport: count,
  }),
  transaction: object({
    maxBytes: count,
    maxBase64Characters: count,
    maxBase58Characters: count,
    maxAccountLocks: count,
    signatureBytes: count,
    lookupTableAddresses: count,
  }),
  compute: object({
    defaultUnitsPerInstruction: count,
    maxUnitsPerTransaction: count,
    maxUnitsPerBlock: count,
    maxUnitsPerAccountPerBlock: count,
    callDepth: count,
    heapBytes: count,
    maxHeapBytes: count,
    stackFrameBytes: count,
    returnDataBytes: count,
    logBytes: count,
  }),
  accounts: object({
    maxDataMebibytes: count,
    maxDataBytes: count,
    maxGrowthBytes: count,
    loadedDataMebibytes: count,
    addressBytes: count,
  }),
  limits: list({
    what: text,
    value: count,
    unit: oneOf('bytes', 'accounts', 'addresses', 'compute units', 'calls'),
  }),
  clusters: named(cluster),
  clusterList: list(cluster),
  sandbox: object({
    airdropMaxTokens: count,
    resetNoticeDays: count,
  }),
  layers: list({
    layer: text,
    what: text,
    operatedBy: text,
  }),
  channels: list({
    what: text,
    address: text,
    usedFor: text,
  }),
  contact: object({
    partners: mailAddress,
    support: mailAddress,
    security: mailAddress,
    website: webAddress,
    status: webAddress,
    firstAnswerBusinessDays: count,
    securityAnswerHours: count,
  }),
});
