/** The overview page: what all operations have in common. */
export const overviewPage = '/api.mdx';

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
  EventId: conventions,
  RequestId: conventions,
  CurrencyCode: '/institution/network/currencies.mdx#currency',
  Currency: '/institution/network/currencies.mdx#currency',
  Customer: '/institutions/customers/index.mdx#customer',
  Transaction: '/institutions/transactions/composed_flows.mdx#transaction',
  Quote: '/institutions/transactions/currency_exchange.mdx#quote',
  Export: '/institutions/apis/reports.mdx#export',
};
