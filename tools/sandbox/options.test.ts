import { readCurrentData } from './readData';
import { readOptions } from './options';

it.each([
  ['--port', '99999', '"99999" is too large for port'],
  ['--seed', 'one', '"one" is not valid for seed'],
  ['--start', '2025-11-26', 'Invalid start: 2025-11-26. Write a time in UTC,'],
  ['--clock', 'fast', 'Invalid clock: fast. Write jump,'],
  ['--webhook', 'localhost:8080', 'Invalid webhook: localhost:8080. Write an address'],
  ['--webhook', 'http://', 'Invalid webhook: http://. Write an address'],
])('refuses %s %s', (option, value, message) => {
  expect(() => readOptions([option, value], {})).toThrow(message);
});

it.each(['--help', '-h'])('shows its help for %s, whatever the environment says', (flag) => {
  expect(readOptions([flag], { PORT: 'x', START: 'today' })).toBe('help');
});

it('reads options from environment variables, and prefers arguments', () => {
  const env = { PORT: '4011', CLOCK: 'jump', START: '2025-11-26T08:00:00Z' };
  expect(readOptions(['--port', '4012'], env)).toMatchObject({
    port: 4012,
    isJumping: true,
    start: Date.parse('2025-11-26T08:00:00Z'),
  });
});

it('uses the port that the pages name', () => {
  const { environments } = readCurrentData() as unknown as {
    environments: { local: { port: number } };
  };
  expect(readOptions([], {})).toMatchObject({ port: environments.local.port });
});
