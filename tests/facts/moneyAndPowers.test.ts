import { asApiDocument, callsOf } from '../../src/content/reference/api/document';
import { readCurrentVersion } from './rpcPages';

/*
 * Checks four rules. The texts on scopes and powers name the subject of each operation outside
 * /sandbox. Only people approve, and never what they created. The issuer or a custodian owes the
 * money of issuances, so the issuer sends money back too. The deadline for paying a redemption
 * names the cut-off.
 */

const { library } = readCurrentVersion();
const { lifecycles, environments, roles } = library.tokens as unknown as {
  readonly lifecycles: {
    readonly powers: readonly {
      readonly power: string;
      readonly scope?: string;
      readonly role: string;
    }[];
    readonly accounts: readonly { readonly account: string; readonly owedBy: string }[];
    readonly money: readonly {
      readonly movement: string;
      readonly kind: string;
      readonly debit: string;
      readonly credit: string;
    }[];
    readonly returned_payment: readonly { readonly by: string }[];
    readonly redemption: readonly {
      readonly from: string;
      readonly by: string;
      readonly within: string;
    }[];
  };
  readonly environments: {
    readonly scopes: readonly { readonly scope: string; readonly allows: string }[];
  };
  readonly roles: {
    readonly institution: {
      readonly list: readonly { readonly create: boolean; readonly approve: boolean }[];
    };
  };
};

/** Length of the stem that a noun shares with its verb: `issu` is in `issuances` and in "Issue". */
const stemLength = 4;

function stemOf(path: string): string {
  const [first = '', second = ''] = path.split('/').slice(1);
  return (first === 'stablecoin' && second !== '' ? second : first).slice(0, stemLength);
}

const operations = callsOf(asApiDocument(library.documents.get('openapi')))
  .filter(({ path }) => !path.startsWith('/sandbox/'))
  .map(({ path, operation: { operationId, security } }) => ({
    operationId,
    stem: stemOf(path),
    scope: security[0]?.['oauth']?.[0] ?? '',
  }));

it.each([
  [
    'the scopes',
    (wanted: string) =>
      environments.scopes.flatMap(({ scope, allows }) => (scope === wanted ? [allows] : [])),
  ],
  [
    'the powers',
    (wanted: string) =>
      lifecycles.powers.flatMap(({ scope, power }) => (scope === wanted ? [power] : [])),
  ],
])('%s mention the subject of each operation outside /sandbox', (_name, textsOf) => {
  expect(operations.length).toBeGreaterThan(30);
  const missing = operations.filter(
    ({ scope, stem }) => !textsOf(scope).join(' ').toLowerCase().includes(stem),
  );
  expect(missing).toEqual([]);
});

it('only people approve, and never what they created', () => {
  const { list } = roles.institution;
  expect(list.filter(({ approve }) => approve)).toHaveLength(1);
  expect(list.filter(({ create, approve }) => create && approve)).toEqual([]);
  const [approving, ...others] = lifecycles.powers.filter(({ power }) => /^approve/i.test(power));
  expect(others).toEqual([]);
  expect(approving?.scope).toBeUndefined();
  expect(approving?.role).toBe('approver who did not create it');
  expect(operations.filter(({ operationId }) => /approv|decide/i.test(operationId))).toEqual([]);
});

it('the issuer or a custodian owes the money in each account through which issuances pass', () => {
  const { accounts, money } = lifecycles;
  const own = money.filter(({ kind }) => kind === 'issuance').map(({ credit }) => credit);
  // Money that is sent back may be refused, and is then kept in another account.
  const kept = money.filter(({ movement, debit }) => movement === 'keep' && own.includes(debit));
  const passed = new Set([...own, ...kept.map(({ credit }) => credit)]);
  expect(passed).toContain('unclaimed');
  const debtors = accounts
    .filter(({ account, owedBy }) => passed.has(account) && /[a-z]/i.test(owedBy))
    .map(({ account, owedBy }) => [account, /issuer|custodian/i.test(owedBy)]);
  expect(debtors.filter(([, isNamed]) => isNamed !== true)).toEqual([]);
});

it('the deadline for paying a redemption names the cut-off', () => {
  const answers = lifecycles.redemption.filter(
    ({ from, by }) => from === 'paying' && by === 'Bank',
  );
  expect(answers).not.toHaveLength(0);
  for (const { within } of answers) expect(within).toContain('{stablecoin.redemption.cutoff}');
});

it('the issuer can also send money back, because it owes the money of an issuance', () => {
  const [sendBack] = lifecycles.returned_payment;
  expect(sendBack?.by).toContain('issuer');
});
