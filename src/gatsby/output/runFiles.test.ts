import { projectRoot } from '../../../tools/copyProject';
import { readCurrentData } from '../../../tools/sandbox/readData';
import { createSandbox, steppedClock, type SandboxData } from '../../sandbox';
import { Validator } from '../../shared/schema/validator';
import { versions } from '../../site/versions';
import { readVersion } from '../versions/versionContent';
import { findDifferences } from '../../runPanel/model/differences';
import { paramsSchema } from '../../runPanel/model/rpcRequest';
import {
  exampleValues,
  readOperations,
  type ApiDocument,
  type ApiOperation,
} from '../../runPanel/model/operation';
import { panelSandbox } from './panelSandbox';
import { panelHosts, panelMethods } from './runFiles';

const content = readVersion(projectRoot, versions[0], { publishDrafts: false });

describe('the file of a method', () => {
  const methods = panelMethods(content.library.documents.get('openrpc'));

  it.each(methods.map((method) => [method.name, method] as const))(
    'contains everything that the parameters and result of %s refer to, and no extensions',
    (_name, method) => {
      const validator = new Validator(method);
      expect(validator.errors(method.example, paramsSchema(method))).toEqual([]);
      const text = JSON.stringify(method);
      for (const [, pointer = ''] of text.matchAll(/"\$ref":"([^"]+)"/g))
        expect(() => validator.resolve(pointer)).not.toThrow();
      expect(text).not.toContain('"x-');
    },
  );

  it('has schemas that the example results match', () => {
    const { methods: documented } = content.library.documents.get('openrpc') as {
      methods: { name: string; examples: { result?: { value: unknown } }[] }[];
    };
    const mismatches = methods.flatMap((method) => {
      const { examples = [] } = documented.find(({ name }) => name === method.name) ?? {};
      const validator = new Validator(method);
      return examples.flatMap(({ result }) =>
        result === undefined ? [] : findDifferences(result.value, method.result, validator),
      );
    });
    expect(mismatches).toEqual([]);
  });

  it('can be made from a document with only the required members', () => {
    const plain = { openrpc: '1.3.2', info: {}, methods: [{ name: 'ping', params: [] }] };
    expect(panelMethods(plain)).toEqual([
      {
        name: 'ping',
        params: [],
        example: {},
        result: {},
        servers: [],
        fixes: {},
        components: { schemas: {} },
      },
    ]);
  });

  it('does not exist for removed methods', () => {
    const { methods: documented } = content.library.documents.get('openrpc') as {
      methods: { name: string; 'x-tier'?: string }[];
    };
    const missing = documented.filter(
      ({ name }) => !methods.some((method) => method.name === name),
    );
    expect(missing.map(({ name }) => name)).toContain('getStakeActivation');
    expect(missing).toEqual(documented.filter((method) => method['x-tier'] === 'removed'));
  });
});

function addressOf({ path, parameters }: ApiOperation, values: Readonly<Record<string, unknown>>) {
  const valueOf = (name: string) => encodeURIComponent(String(values[name]));
  const inQuery = parameters.filter((parameter) => parameter.in === 'query');
  return {
    path: path.replaceAll(/\{(\w+)\}/g, (_match, name: string) => valueOf(name)),
    query: inQuery
      .filter(({ name }) => values[name] !== undefined)
      .map(({ name }) => `${name}=${valueOf(name)}`)
      .join('&'),
  };
}

describe('the file of the sandbox', () => {
  const data = JSON.parse(JSON.stringify(panelSandbox(content))) as SandboxData;

  it('lets the sandbox answer requests for customers, the network, the stablecoin and balances', async () => {
    const sandbox = createSandbox(data, { clock: steppedClock(0) });
    const headers = { Authorization: `Bearer ${sandbox.issueToken()}` };
    for (const path of ['customers', 'network', 'stablecoin', 'reports/balances']) {
      const response = await sandbox.handle(
        new Request(`http://localhost/v1/${path}`, { headers }),
      );
      expect(response.status).toBe(200);
    }
  });

  it('lets the sandbox answer each operation as it does with the whole document', async () => {
    const whole = readCurrentData();
    const operations = readOperations(whole.document as unknown as ApiDocument);
    expect(operations.length).toBeGreaterThan(40);
    const answersWith = async (given: SandboxData) => {
      const clock = steppedClock(0);
      const sandbox = createSandbox(given, { clock });
      const answers: unknown[] = [];
      for (const operation of operations) {
        const { parameters } = exampleValues(operation);
        for (const [index, body] of [...operation.examples, undefined].entries()) {
          for (const Accept of ['application/json', given.reports.csvType]) {
            clock.advance(1000);
            const { path, query } = addressOf(operation, parameters);
            const { status, body: answer } = await sandbox.answer({
              method: operation.method,
              url: `http://localhost/v1${path}?${query}`,
              headers: new Headers({
                Authorization: `Bearer ${sandbox.issueToken()}`,
                'Idempotency-Key': `${operation.id}-${index}-${Accept}`.slice(0, 64),
                Accept,
              }),
              arrayBuffer: () =>
                Promise.resolve(new TextEncoder().encode(JSON.stringify(body) ?? '').buffer),
            });
            answers.push([operation.id, status, answer]);
          }
        }
      }
      return answers;
    };
    const answers = await answersWith(data);
    expect(answers).toEqual(await answersWith(whole));
    expect(JSON.stringify(answers)).toContain('available,');
  });

  it('contains the advice that the panel shows for each problem', () => {
    const actions = data.api_errors.list.map((error) => (error as { do?: string }).do);
    expect(actions.length).toBeGreaterThan(20);
    expect(actions).not.toContain(undefined);
  });

  it('names the party behind each change to a customer, for the customers report', () => {
    const { customer } = data.lifecycles;
    expect(customer).not.toEqual([]);
    expect(customer.filter(({ by }) => typeof by !== 'string')).toEqual([]);
  });
});

it('the file of the sandbox keeps only the media types of responses, and no schemas that only they use', () => {
  const { paths, components } = (panelSandbox(content) as { document: SandboxData['document'] })
    .document;
  const responses = Object.values(paths)
    .flatMap((methods) => Object.values(methods))
    .flatMap((operation) => Object.values(operation.responses));
  expect(responses.length).toBeGreaterThan(100);
  for (const response of responses) expect(Object.keys(response)).toEqual(['content']);
  expect(JSON.stringify(responses)).not.toContain('"schema"');
  expect(Object.keys(components.schemas)).toContain('NewCustomer');
  expect(Object.keys(components.schemas)).not.toContain('CustomerPage');
});

it('adds the parameters of a path to its operations, and resolves references', () => {
  const document = {
    servers: [],
    paths: {
      '/things/{id}': {
        parameters: [{ $ref: '#/components/parameters/Id' }],
        summary: 'Things',
        put: {
          operationId: 'putThing',
          requestBody: { $ref: '#/components/requestBodies/Thing' },
          responses: { 200: { $ref: '#/components/responses/Thing' } },
        },
      },
    },
    components: {
      schemas: {},
      parameters: { Id: { name: 'id', in: 'path', required: true, example: 'a', schema: {} } },
      requestBodies: { Thing: { content: { 'application/json': { schema: {} } } } },
      responses: { Thing: { content: { 'application/json': { schema: {} } } } },
    },
  };
  const documents = new Map(content.library.documents).set('openapi', document);
  const file = panelSandbox({ ...content, library: { ...content.library, documents } });
  const [operation, ...others] = readOperations((file as { document: ApiDocument }).document);
  expect(others).toEqual([]);
  expect(operation).toMatchObject({
    id: 'putThing',
    tag: 'Other',
    parameters: [{ name: 'id', example: 'a' }],
    body: {},
    answer: 'json',
  });
});

it('lists the hosts of the nodes that the panel can call, and no others', () => {
  expect(panelHosts([content])).toEqual(
    panelMethods(content.library.documents.get('openrpc'))[0]
      ?.servers.map(({ url }) => url)
      .sort(),
  );
});
