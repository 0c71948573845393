import { cachedCompiler } from '../content/compiledPages';
import { readCurrentVersion } from './rpcPages';

interface ApiSample {
  /** File and position, for test messages. */
  readonly place: string;
  readonly isRequest: boolean;
  readonly isShortened: boolean;
  readonly value: Readonly<Record<string, unknown>>;
}

const apiPage =
  /^content\/current\/(api\.mdx|institutions?\/|documentation\/(institutions\/|usd_on_\{network\}\/issuing))/;
const shortened = /shortened|Part of|Transaction when|Customer after/;

/** Matches a JSON or bash block in Markdown, with the title above it if there is one. */
const block = /(?:^ *\*\*([^*\n]+)\*\*\n\n)?^ *```(json|bash)\n([\s\S]*?)^ *```$/gm;

let samples: readonly ApiSample[] | undefined;

/**
 * Returns the JSON blocks of the API's pages and guides as readers see them, including generated
 * ones, and the JSON bodies of their curl commands.
 */
export function apiSamples(): readonly ApiSample[] {
  return (samples ??= readSamples());
}

function readSamples(): ApiSample[] {
  const content = readCurrentVersion();
  const compile = cachedCompiler(content);
  return [...content.pages.values()]
    .filter(({ source }) => apiPage.test(source.file))
    .flatMap(({ source }) => {
      const { markdown } = compile(source).article;
      return [...markdown.matchAll(block)].flatMap(
        ([, title = '', lang = '', code = ''], index) => {
          const json = lang === 'json' ? code : /--json '([^']*)'/.exec(code)?.[1];
          if (json === undefined) return [];
          return {
            place: `${source.file}, block ${index + 1}`,
            isRequest: lang === 'bash' || /request/i.test(title),
            isShortened: shortened.test(title),
            value: JSON.parse(json) as Record<string, unknown>,
          };
        },
      );
    });
}

const schemasByPrefix: Readonly<Record<string, string>> = {
  cus: 'Customer',
  txn: 'Transaction',
  quo: 'Quote',
  iss: 'Issuance',
  red: 'Redemption',
  inc: 'IncomingPayment',
  ret: 'ReturnedPayment',
  frz: 'Freeze',
  exp: 'Export',
  evt: 'Event',
};

function requestSchema(value: ApiSample['value']): string {
  if ('target' in value) return 'SimulatedFreeze';
  if ('appliesTo' in value) return 'GuardPolicy';
  if ('address' in value && 'amount' in value) return 'NewIssuance';
  if ('bank_account_id' in value) return 'NewRedemption';
  if ('quote_id' in value || 'amount' in value) {
    if ('kind' in value) return 'NewTransaction';
    return 'customer_id' in value ? 'SimulatedIncomingPayment' : 'SimulatedPayment';
  }
  if (Object.keys(value).join() === 'reason') return 'IncomingPaymentReturn';
  if ('execute_at' in value) return 'NewFiatOut';
  if ('sell' in value || 'buy' in value) return 'NewQuote';
  if ('kind' in value) return 'NewExport';
  if ('status' in value) return 'CustomerStatusChange';
  return 'type' in value ? 'NewCustomer' : 'CustomerUpdate';
}

/** The schema of each report, by a field that occurs only in the rows of that report. */
const reportSchemas: Readonly<Record<string, string>> = {
  available: 'BalancesReport',
  booked_at: 'TransactionsReport',
  status_since: 'CustomersReport',
  availability_percent: 'NetworkReport',
  returned_payment_id: 'ReturnsReport',
};

function pageSchema(value: ApiSample['value'], place: string): string {
  const [first] = value['data'] as readonly Readonly<Record<string, unknown>>[];
  if (first === undefined) {
    const report = /reports\/(balances|customers|network|transactions|returns)\.mdx/.exec(
      place,
    )?.[1];
    return report === undefined
      ? 'CustomerPage'
      : `${report.charAt(0).toUpperCase()}${report.slice(1)}Report`;
  }
  const field = Object.keys(reportSchemas).find((name) => name in first);
  if (field !== undefined) return reportSchemas[field] ?? '';
  if ('decimals' in first || 'mint' in first) return 'CurrencyList';
  return `${schemasByPrefix[String(first['id']).slice(0, 3)] ?? 'Unknown'}Page`;
}

/** Members of calls that exist only in a sandbox on the reader's own computer. */
const localMembers = new Set(['advance', 'to', 'now', 'keys']);

/**
 * Returns whether a value is not described by the OpenAPI document: a token response, the empty
 * body of an operation without one, or part of a call to a sandbox on the reader's own computer.
 */
export const isOutsideApi = (value: ApiSample['value']): boolean =>
  'access_token' in value || Object.keys(value).every((key) => localMembers.has(key));

/** Returns the name of the shared schema that a sample must match; undefined if none is known. */
export function expectedSchema({ value, place, isRequest }: ApiSample): string | undefined {
  if (isOutsideApi(value)) return undefined;
  if (isRequest) return requestSchema(value);
  if ('request_id' in value || typeof value['status'] === 'number') return 'Problem';
  if ('data' in value && !('type' in value)) return pageSchema(value, place);
  if ('flows' in value) return 'NetworkStatus';
  if ('supply' in value || 'bank_accounts' in value) return 'Stablecoin';
  if ('appliesTo' in value) return 'GuardPolicy';
  if ('slot' in value) return 'LedgerState';
  if ('requirements' in value) return 'Customer';
  return schemasByPrefix[String(value['id']).slice(0, 3)];
}
