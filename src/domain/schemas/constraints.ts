import { notifyingMachines } from './lifecycles';

/** Requires every value at `from` to occur at `to`, in the same data file or another. */
interface Constraint {
  /** Dotted path that starts with the file name; `*` matches any key or index. */
  readonly from: string;
  readonly to: readonly string[];
  /** Values that are allowed in addition to those at `to`. */
  readonly otherValues?: readonly string[];
  /** Separator, if one string contains several values. */
  readonly separator?: string;
}

const among = (
  from: string,
  to: string | readonly string[],
  otherValues: readonly string[] = [],
) => ({
  from,
  to: [to].flat(),
  otherValues,
});

const transitionConstraints = (
  machine: string,
  file: string,
  states = `${file}.statuses.*.status`,
): Constraint[] => [
  among(`lifecycles.${machine}.*.from`, states, ['–']),
  among(`lifecycles.${machine}.*.to`, states),
];

const chainStateConstraints = (machine: string, states: string): Constraint[] => [
  among(`chain_lifecycles.${machine}.*.from`, `${states}.*.state`, ['–']),
  among(`chain_lifecycles.${machine}.*.to`, `${states}.*.state`),
  among(`${states}.*.state`, `chain_lifecycles.${machine}.*.to`),
];

export const constraints: readonly Constraint[] = [
  among('regions.list.*.currencies.*', 'currencies.fiat.*.code'),
  among('regions.list.*.status', 'regions.statuses.*.status'),
  among('currencies.list.*.status', 'currencies.statuses.*.status'),
  among('currencies.stablecoins.*.settlesIn', 'currencies.fiat.*.code'),
  among('fx.pivot', 'currencies.fiat.*.code'),
  among('fx.pairs.*.base', 'currencies.fiat.*.code'),
  among('fx.pairs.*.quote', 'currencies.fiat.*.code'),
  among('fx.example.pair', 'fx.pairs.*.pair'),
  ...['example', 'cross'].flatMap((example) => [
    among(`fx.${example}.soldCurrency`, 'currencies.fiat.*.code'),
    among(`fx.${example}.boughtCurrency`, 'currencies.fiat.*.code'),
  ]),
  among('defi.pool.example.reserveInAsset', 'currencies.fiat.*.code'),
  among('defi.pool.example.reserveOutAsset', 'currencies.fiat.*.code'),
  among('fees.list.*.kind', 'transactions.kinds.*.kind'),
  among('transactions.failures.*.kinds.*', 'transactions.kinds.*.kind'),
  { from: 'transactions.kinds.*.first', to: ['transactions.statuses.*.status'], separator: ' or ' },
  ...transitionConstraints('transaction', 'transactions'),
  among('transactions.iso20022.statuses.*.status', 'transactions.statuses.*.status'),
  among('transactions.statuses.*.status', 'transactions.iso20022.statuses.*.status'),
  among('transactions.iso20022.reasons.*.failure', 'transactions.failures.*.code'),
  among('transactions.failures.*.code', 'transactions.iso20022.reasons.*.failure'),
  ...transitionConstraints('customer', 'customers'),
  ...transitionConstraints('issuance', 'stablecoin', 'stablecoin.issuance.states.*.state'),
  ...transitionConstraints('redemption', 'stablecoin', 'stablecoin.redemption.states.*.state'),
  ...transitionConstraints('incoming_payment', 'transactions.incoming'),
  ...transitionConstraints('returned_payment', 'transactions.returned'),
  ...transitionConstraints('freeze', 'freezes'),
  among('lifecycles.transaction.*.money.*', 'lifecycles.money.*.movement', ['book_first']),
  ...['issuance', 'redemption', 'incoming_payment', 'returned_payment', 'freeze'].map((machine) =>
    among(`lifecycles.${machine}.*.money.*`, 'lifecycles.money.*.movement'),
  ),
  ...['issuance', 'redemption'].map((machine) =>
    among(`lifecycles.${machine}.*.failures.*`, 'stablecoin.failures.*.code'),
  ),
  among('lifecycles.incoming_payment.*.failures.*', 'transactions.incoming.failures.*.code'),
  among('lifecycles.transaction.*.failures.*', 'transactions.failures.*.code'),
  among('lifecycles.transaction.*.groupFailures.*.failures.*', 'transactions.failures.*.code'),
  among('lifecycles.*.*.problems.*', 'api_errors.list.*.code'),
  among('lifecycles.money.*.kind', 'transactions.kinds.*.kind', [
    'any',
    'issuance',
    'redemption',
    'incoming_payment',
    'freeze',
  ]),
  among('lifecycles.accounts.*.byKind.*.kind', 'transactions.kinds.*.kind'),
  among('lifecycles.pausable.*.account', 'lifecycles.accounts.*.account'),
  among('lifecycles.money.*.debit', 'lifecycles.accounts.*.account', ['source']),
  among('lifecycles.money.*.credit', 'lifecycles.accounts.*.account', ['receiver']),
  among('lifecycles.notifications.*.event', 'environments.webhooks.events.*.type'),
  among(
    'lifecycles.notifications.*.states.*',
    notifyingMachines.map((machine) => `lifecycles.${machine}.*.to`),
  ),
  among('rails.*.currency', 'rails.list.*.currency'),
  among('rails.list.*.currency', 'currencies.fiat.*.code'),
  among('rails.list.*.calendar', 'rails.calendars.*.calendar'),
  among('rails.numbers.*.currency', 'rails.list.*.currency', ['All with an IBAN']),
  among('rails.texts.*.currency', 'rails.list.*.currency'),
  among('rails.texts.*.set', 'rails.characterSets.*.set', ['none']),
  among('rails.sources.*.currency', 'rails.list.*.currency', ['All']),
  among('travel_rule.laws.*.region', 'regions.list.*.code'),
  among('travel_rule.sources.*.region', 'regions.list.*.code'),
  among('legal.licences.*.region', 'regions.list.*.code'),
  among('legal.sources.*.region', 'regions.list.*.code'),
  among('legal.balances.*.region', 'regions.list.*.code'),
  among('regions.pilots.*.region', 'regions.list.*.code'),
  among('legal.*.id', 'legal.list.*.id'),
  among('screening.subjects.*.lifecycle', [
    'lifecycles.customer.*.id',
    'lifecycles.transaction.*.id',
  ]),
  among('screening.outcomes.*.lifecycle', 'lifecycles.transaction.*.id'),
  among('screening.outcomes.*.becomes', 'transactions.statuses.*.status'),
  among('sandbox.rates.*.base', 'currencies.fiat.*.code'),
  among('sandbox.rates.*.quote', 'currencies.fiat.*.code'),
  among('sandbox.opening.*.currency', 'currencies.list.*.code'),
  among('sandbox.opening.*.account', 'lifecycles.accounts.*.account'),
  among('sandbox.payers.*.currency', 'currencies.fiat.*.code'),
  among('sandbox.newAccounts.*.currency', 'currencies.fiat.*.code'),
  among('sandbox.payIn.*.currency', 'currencies.fiat.*.code'),
  among('customers.types.*.level', 'compliance.verification.levelList.*.name'),
  among('limits.customers.*.type', 'customers.types.*.type'),
  among('classifications.accountDefault', 'classifications.accountList.*.class'),
  among('classifications.assetDefault', 'classifications.assetList.*.class'),
  among('classifications.matrix.*.account', 'classifications.accountList.*.class'),
  among('stablecoin.classification', 'classifications.assetList.*.class'),
  among('defi.repo.haircuts.*.class', 'classifications.assetList.*.class'),
  among('roles.network.list.*.badge', 'badges.list.*.kind'),
  among('stablecoin.parties.*.badge', 'badges.list.*.kind'),
  among('governance.chambers.*.badge', 'badges.list.*.kind'),
  among('tokens.programs.*', 'programs.network.*.id'),
  among('programs.ids.*', ['programs.compliance.*.id', 'programs.money.*.id']),
  ...chainStateConstraints('badge', 'badges.states'),
  ...chainStateConstraints('exchange', 'fx.states'),
  ...chainStateConstraints('proposal', 'governance.states'),
  ...chainStateConstraints('verification', 'compliance.verification.states'),
  among('compliance.verification.states.*.state', [
    'compliance.verification.customerStatuses.*.record',
  ]),
  among(
    'compliance.verification.customerStatuses.*.record',
    'compliance.verification.states.*.state',
  ),
  among('compliance.verification.customerStatuses.*.status', 'customers.statuses.*.status'),
  among('customers.statuses.*.status', 'compliance.verification.customerStatuses.*.status'),
  among('compliance.guard.programs.*.kind', 'transactions.kinds.*.kind'),
  among('compliance.guard.programs.*.id', ['programs.network.*.id', 'programs.money.*.id']),
  // Named entries must also be in the full list.
  among('badges.kinds.*.kind', 'badges.list.*.kind'),
  among('chain.clusters.*.name', 'chain.clusterList.*.name'),
  among('classifications.accounts.*.class', 'classifications.accountList.*.class'),
  among('classifications.assets.*.class', 'classifications.assetList.*.class'),
  among('compliance.verification.levels.*.name', 'compliance.verification.levelList.*.name'),
  among('currencies.*.code', 'currencies.list.*.code'),
  among('currencies.list.*.code', 'currencies.codes.*'),
  among('currencies.codes.*', 'currencies.list.*.code'),
  among('environments.*.id', 'environments.list.*.id'),
  among('epochs.commitment.*.level', 'epochs.commitmentList.*.level'),
  among('fees.*.kind', 'fees.list.*.kind'),
  among('governance.kinds.*.kind', 'governance.list.*.kind'),
  among('wallets.schemes.*.name', 'wallets.list.*.name'),
];

/** Groups of paths; no value may occur twice within a group. */
export const distinctGroups: readonly (readonly string[])[] = [
  ['api_errors.list.*.code'],
  ['chain.clusterList.*.genesisHash'],
  ['badges.list.*.kind'],
  ['badges.list.*.number'],
  ['currencies.list.*.code'],
  ['currencies.list.*.mint', 'stablecoin.mint'],
  ['customers.statuses.*.status'],
  ['customers.types.*.type'],
  ['environments.list.*.id'],
  ['fees.list.*.kind'],
  ['fx.pairs.*.pair'],
  ['limits.customers.*.type'],
  ['programs.network.*.id', 'programs.compliance.*.id', 'programs.money.*.id'],
  ['rails.list.*.currency'],
  ['regions.list.*.code'],
  ['transactions.failures.*.code'],
  ['transactions.kinds.*.kind'],
  ['transactions.statuses.*.status'],
  // All programs share one range of error codes.
  [
    'badges.errors.*.code',
    'classifications.errors.*.code',
    'compliance.guard.rules.*.code',
    'stablecoin.fees.errors.*.code',
    'tokens.hook.errors.*.code',
  ],
];

/** Paths of values, each with the key of its upper limit in the same map. */
export const orderedPairs: readonly (readonly [low: string, high: string])[] = [
  ['currencies.list.*.minimum', 'maximum'],
  ['governance.committee.required', 'members'],
  ['governance.council.required', 'members'],
  ['privacy.lowBits', 'highBits'],
  ['stablecoin.issuance.windowOpens', 'windowCloses'],
  ['stablecoin.reserve.list.*.minimumPercent', 'maximumPercent'],
  ['validators.commission.minimumPercent', 'maximumPercent'],
];
