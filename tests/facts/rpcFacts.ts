import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../tools/copyProject';
import { fieldRow, sectionText, type RpcPage } from './rpcPages';

interface Value {
  readonly name: string;
  readonly desc: string;
  readonly since?: string;
  readonly deprecated?: boolean;
  readonly values?: readonly string[] | null;
  readonly constraints?: readonly string[];
  readonly fields?: readonly Value[];
}

interface Param extends Value {
  readonly required: boolean;
  readonly default: string | null;
}

interface ResultField extends Value {
  readonly type: string;
  readonly nullable: boolean;
  readonly unit: string | null;
}

interface MethodFacts {
  readonly name: string;
  readonly group: string;
  readonly status: 'current' | 'deprecated';
  readonly tier: 'minimal' | 'full' | 'removed';
  readonly replacement: string | null;
  readonly deprecatedIn?: string;
  readonly removedIn?: string;
  readonly params: readonly Param[];
  readonly result: Omit<ResultField, 'name'> & { readonly wrapped: boolean | string };
  readonly limits: readonly { readonly value: number; readonly since?: string }[];
  readonly errors: readonly number[];
  readonly example: { readonly params: readonly unknown[]; readonly result: unknown };
  readonly notes: readonly string[];
}

interface ErrorFact {
  readonly code: number;
  readonly name: string;
  readonly since?: string;
}

interface Facts {
  readonly methods: readonly MethodFacts[];
  /** Old methods without a page; readers of old code may look for them. */
  readonly oldNames: readonly string[];
  readonly errors: {
    readonly custom: readonly ErrorFact[];
    readonly standard: readonly ErrorFact[];
    readonly transport: { readonly maxRequestBodyBytes: number };
  };
}

/**
 * Reads facts that were checked against the node's source. The reference must state all of them,
 * except those that facts.test.ts lists.
 */
export function readFacts(): Facts {
  return JSON.parse(
    readFileSync(join(projectRoot, 'tests/fixtures/rpc-facts.json'), 'utf8'),
  ) as Facts;
}

interface Claim {
  readonly fact: string;
  readonly isStated: boolean;
}

const exactValues =
  /-32\d{3}|--[a-z-]+|\d[\d,.]*\d|\d|\b[a-z]+(?:[A-Z][a-z]+)+\b|\bSignatureFailure\b/g;

const asNodeVersion = (release: string) => release.replace(/agave/i, 'node version');

const plain = (text: string) => text.toLowerCase().replaceAll(/[`*]/g, '');

/** Returns whether a text contains the numbers, codes, flags and field names of a fact. */
function namesAll(text: string, fact: string): boolean {
  const found = plain(text);
  return (fact.match(exactValues) ?? []).every((part) => found.includes(part.toLowerCase()));
}

/**
 * Returns whether a text contains at least half of a fact's words, counting only words of four
 * letters or more and comparing their first five letters.
 */
function sharesWords(text: string, fact: string): boolean {
  const words = (fact.match(/[A-Za-z]{4,}/g) ?? []).map((word) => word.toLowerCase().slice(0, 5));
  const found = plain(text);
  return words.filter((word) => found.includes(word)).length >= words.length / 2;
}

function states(text: string, fact: string): boolean {
  return (
    namesAll(text, fact) && ((fact.match(exactValues) ?? []).length > 0 || sharesWords(text, fact))
  );
}

function paramClaims(page: RpcPage, param: Param, id: string): Claim[] {
  const row = fieldRow(page, id);
  const { facts = [], text: description = '' } = row ?? {};
  const claims: Claim[] = [
    { fact: `${id} exists`, isStated: row !== undefined },
    {
      fact: `${id} required: ${param.required}`,
      // A field of an alternative is required only if that alternative is chosen.
      isStated: row?.isInAlternative === true || facts.includes('required') === param.required,
    },
  ];
  if (param.default !== null) {
    const text = `${facts.join(' ')} ${description}`;
    claims.push({
      fact: `${id} default ${param.default}`,
      isStated:
        /default/i.test(text) && namesAll(text, param.default) && sharesWords(text, param.default),
    });
  }
  for (const value of param.values ?? []) {
    claims.push({ fact: `${id} value ${value}`, isStated: description.includes(value) });
  }
  for (const constraint of param.constraints ?? []) {
    claims.push({ fact: `${id}: ${constraint}`, isStated: states(description, constraint) });
  }
  const fields = (param.fields ?? []) as readonly Param[];
  return [...claims, ...fields.flatMap((field) => paramClaims(page, field, `${id}-${field.name}`))];
}

function fieldClaims(page: RpcPage, field: ResultField, id: string): Claim[] {
  const row = fieldRow(page, id);
  const { facts: [, type = '', ...facts] = [], text: description = '' } = row ?? {};
  const claims: Claim[] = [
    { fact: `${id} exists`, isStated: row !== undefined },
    {
      fact: `${id} nullable: ${field.nullable}`,
      isStated: /\bnull$/.test(type) === field.nullable,
    },
  ];
  if (field.unit !== null) {
    claims.push({ fact: `${id} in ${field.unit}`, isStated: facts.includes(field.unit) });
  }
  if (field.since !== undefined) {
    claims.push({
      fact: `${id} since ${field.since}`,
      isStated: facts.some((fact) => plain(fact).includes(asNodeVersion(field.since ?? ''))),
    });
  }
  if (field.deprecated === true) {
    claims.push({ fact: `${id} deprecated`, isStated: facts.includes('deprecated') });
  }
  for (const value of field.values ?? []) {
    claims.push({ fact: `${id} value ${value}`, isStated: description.includes(value) });
  }
  const fields = (field.fields ?? []) as readonly ResultField[];
  return [...claims, ...fields.flatMap((inner) => fieldClaims(page, inner, `${id}-${inner.name}`))];
}

function resultClaims(page: RpcPage, { result }: MethodFacts): Claim[] {
  const isWrapped = result.wrapped === true;
  const id = isWrapped ? 'result-value' : 'result';
  const text = sectionText(page, 'result');
  const fields = (result.fields ?? []) as readonly ResultField[];
  const own = isWrapped
    ? fieldClaims(page, { ...result, name: '', fields: [] }, id)
    : [
        {
          fact: 'result in its unit',
          isStated: result.unit === null || text.includes(result.unit),
        },
      ];
  return [
    {
      fact: `result wrapped: ${result.wrapped}`,
      isStated: (fieldRow(page, 'result-context') !== undefined) === (result.wrapped !== false),
    },
    ...own,
    ...(result.values ?? []).map((value) => ({
      fact: `result ${value}`,
      isStated: text.includes(value),
    })),
    ...fields.flatMap((field) => fieldClaims(page, field, `${id}-${field.name}`)),
  ];
}

function statusClaims(page: RpcPage, facts: MethodFacts): Claim[] {
  const tier = {
    minimal: 'served by every node',
    full: 'needs --full-rpc-api',
    removed: 'removed in',
  }[facts.tier];
  const claims = [{ fact: `tier ${facts.tier}`, isStated: page.text.includes(tier) }];
  if (facts.status === 'deprecated') {
    const line = plain(page.text);
    claims.push(
      {
        fact: `deprecated in ${facts.deprecatedIn}`,
        isStated: line.includes(`deprecated since ${facts.deprecatedIn}`),
      },
      {
        fact: `removed in ${facts.removedIn}`,
        isStated: line.includes(`removed in ${asNodeVersion(facts.removedIn ?? '')}`),
      },
      {
        fact: `replaced by ${facts.replacement}`,
        isStated: states(page.text, facts.replacement ?? ''),
      },
    );
  }
  return claims;
}

/** Returns every fact about a method and whether its page states it. */
export function claimsOf(page: RpcPage, facts: MethodFacts): Claim[] {
  const errors = sectionText(page, 'errors');
  const limits = sectionText(page, 'limits');
  return [
    ...statusClaims(page, facts),
    ...facts.params.flatMap((param) => paramClaims(page, param, `params-${param.name}`)),
    ...resultClaims(page, facts),
    ...facts.limits.map(({ value, since }) => ({
      fact: `limit ${value}`,
      isStated:
        limits.includes(value.toLocaleString('en-US')) &&
        (since === undefined || sharesWords(limits, asNodeVersion(since))),
    })),
    ...facts.errors.map((code) => ({
      fact: `error ${code}`,
      isStated: errors.includes(String(code)),
    })),
    ...facts.notes.map((note) => ({ fact: note, isStated: states(page.text, note) })),
  ];
}
