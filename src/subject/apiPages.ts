/** The page that holds what all operations share. */
export const overviewPage = '/api.mdx';

const conventions = `${overviewPage}#conventions`;

/** Links to the places that describe shared schemas, by name; other places lead there. */
export const placesOfSchemas: Readonly<Record<string, string>> = {
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
