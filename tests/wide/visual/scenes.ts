import type { Page } from 'playwright-core';
import { rpcPath } from '../../routes';
import { waitForIndexes } from '../../support/browser';

/** A state of a page that is compared with its accepted picture. */
export interface Scene {
  readonly path: string;
  /** Selector of the element to bring to the top of the window; the top of the page by default. */
  readonly at?: string;
  /** Brings the page into the scene's state and waits until it shows. */
  readonly prepare?: (page: Page) => Promise<unknown>;
  /** Window widths at which the scene exists; all by default. */
  readonly widths?: readonly number[];
}

const guide = '/documentation/mpc_wallets';
const method = `${rpcPath}/getBlock`;
const customers = '/institutions/customers/add';

const click = (selector: string, shown: string) => async (page: Page) => {
  await page.locator(selector).first().click();
  await page.locator(shown).first().waitFor();
};

const waitForExcerpts = (page: Page): Promise<void> => page.waitForLoadState('networkidle');

const search = async (page: Page): Promise<void> => {
  const box = page.getByRole('combobox', { name: 'Search' });
  // Loads all indexes before the query: results from the first indexes would stay above all others.
  await box.fill('a');
  await waitForIndexes(page);
  await box.fill('webhook');
  await page
    .locator('[role=option]', { hasText: /webhook/i })
    .first()
    .waitFor();
  await waitForExcerpts(page);
};

const openPanel = async (page: Page): Promise<void> => {
  await page.locator('[data-run="api addCustomer"]').first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Run', exact: true }).waitFor();
  // Replaces the random key that the panel generates.
  await page.getByRole('textbox', { name: /^Idempotency-Key/ }).fill('a-key');
};

export const scenes: Readonly<Record<string, Scene>> = {
  home: { path: '/' },
  'home-tasks': { path: '/', at: 'main h2' },
  footer: { path: guide, at: 'footer' },
  guide: { path: guide },
  'guide-table': { path: guide, at: 'main table' },
  concept: { path: '/architecture' },
  regions: { path: '/regions' },
  states: { path: '/institutions/incoming_payments', at: 'main [role=img]' },
  events: { path: '/api/events' },
  method: { path: method },
  'method-fields': { path: method, at: '#params' },
  'method-errors': { path: method, at: '#errors' },
  'method-target': { path: `${method}#result-blockTime` },
  methods: { path: rpcPath },
  operation: { path: customers },
  'operation-fields': { path: customers, at: 'main .a-tree' },
  'run-panel': {
    path: customers,
    prepare: openPanel,
  },
  cards: { path: '/documentation/compliance_features' },
  notes: { path: '/documentation/compliance_features/screening', at: '.a-note' },
  steps: { path: guide, at: '.a-steps' },
  highlight: { path: '/documentation/institutions/webhooks?_highlight=webhook' },
  suggestions: { path: guide, prepare: search },
  search: {
    path: '/search?q=fees',
    prepare: async (page) => {
      await page.locator('main ol > li').first().waitFor();
      await waitForExcerpts(page);
    },
  },
  'not-found': { path: '/no/such/page' },
  drawer: {
    path: guide,
    widths: [390, 768],
    prepare: click('button[aria-label="Toggle navigation bar"]', 'dialog[open]'),
  },
  'version-menu': {
    path: guide,
    widths: [1280],
    prepare: (page) =>
      page
        .getByRole('button', { name: /^Version/ })
        .first()
        .click(),
  },
};
