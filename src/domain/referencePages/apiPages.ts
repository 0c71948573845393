/** The page that describes what all operations have in common. */
export const overviewPage = '/api.mdx';

/** The page with a section for each problem code. */
export const errorsPage = '/api/errors.mdx';

const conventions = `${overviewPage}#conventions`;

/** Links to the descriptions of shared schemas, by name. */
export const schemaLinks: Readonly<Record<string, string>> = {
  Amount: conventions,
  Decimal: conventions,
  Time: conventions,
  CustomerId: conventions,
  TransactionId: conventions,
  QuoteId: conventions,
  ExportId: conventions,
  IssuanceId: conventions,
  RedemptionId: conventions,
  BankAccountId: conventions,
  IncomingPaymentId: conventions,
  ReturnedPaymentId: conventions,
  FreezeId: conventions,
  MovementId: conventions,
  Event: '/api/events.mdx#fields',
  EventId: conventions,
  RequestId: conventions,
  CurrencyCode: '/institution/network/currencies.mdx#currency',
  Currency: '/institution/network/currencies.mdx#currency',
  Customer: '/institutions/customers/index.mdx#customer',
  Transaction: '/institutions/transactions/get.mdx#transaction',
  Quote: '/institutions/transactions/currency_exchange.mdx#quote',
  Stablecoin: '/institutions/stablecoin/index.mdx#stablecoin',
  Issuance: '/institutions/stablecoin/issuances.mdx#issuance',
  Redemption: '/institutions/stablecoin/redemptions.mdx#redemption',
  IncomingPayment: '/institutions/incoming_payments.mdx#incoming-payment',
  ReturnedPayment: '/institutions/returned_payments.mdx#returned-payment',
  Freeze: '/institutions/freezes.mdx#freeze',
  GuardPolicy: '/institutions/sandbox.mdx#policy',
  Export: '/institutions/apis/reports.mdx#export',
};

/** Pages on the objects that events contain, by the operation that returns the object. */
export const objectPages: Readonly<Record<string, string>> = {
  getCustomer: '/institutions/customers/index.mdx#getCustomer',
  getTransaction: '/institutions/transactions/get.mdx',
  getIncomingPayment: '/institutions/incoming_payments.mdx#getIncomingPayment',
  getReturnedPayment: '/institutions/returned_payments.mdx#getReturnedPayment',
  getIssuance: '/institutions/stablecoin/issuances.mdx#getIssuance',
  getRedemption: '/institutions/stablecoin/redemptions.mdx#getRedemption',
  getFreeze: '/institutions/freezes.mdx#getFreeze',
  getReportExport: '/institutions/apis/reports.mdx#getReportExport',
  getNetwork: '/institutions/network.mdx',
};
