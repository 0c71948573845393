/* global console, process, require */
/**
 * Preloaded into the build (`node --require`): refuses every network connection of the process and
 * of the processes that it forks, and fails the process if one was attempted, even if the error was
 * caught. A build must depend only on the repository and the installed packages.
 */
const { appendFileSync, existsSync, readFileSync, rmSync } = require('node:fs');
const dgram = require('node:dgram');
const dns = require('node:dns');
const net = require('node:net');
const { tmpdir } = require('node:os');
const { join } = require('node:path');

const variable = 'OFFLINE_ATTEMPTS';
const isFirst = process.env[variable] === undefined;
process.env[variable] ??= join(tmpdir(), `offline-${process.pid}.log`);
const attempts = process.env[variable];

function refuse(target) {
  appendFileSync(attempts, `${target}\n`);
  throw new Error(`The build may not use the network: ${target}`);
}

/** Returns whether the arguments of `connect` name a local pipe. */
function isPipe([first]) {
  const options = Array.isArray(first) ? first[0] : first;
  return typeof options === 'string' ? !/^\d+$/.test(options) : Boolean(options?.path);
}

function nameOf([first, second]) {
  const options = Array.isArray(first) ? first[0] : first;
  const { host, port } = Object(options) === options ? options : { port: options, host: second };
  return `${typeof host === 'string' ? host : 'localhost'}:${port}`;
}

const { connect } = net.Socket.prototype;
net.Socket.prototype.connect = function (...args) {
  return isPipe(args) ? connect.apply(this, args) : refuse(nameOf(args));
};
dgram.Socket.prototype.send = () => refuse('a datagram');
for (const resolver of [dns, dns.promises]) {
  for (const name of Object.keys(resolver)) {
    if (/^(?:lookup|resolve)/.test(name)) resolver[name] = (host) => refuse(host);
  }
}

if (isFirst) {
  process.on('exit', () => {
    if (!existsSync(attempts)) return;
    const targets = new Set(readFileSync(attempts, 'utf8').trim().split('\n'));
    rmSync(attempts);
    console.error(
      `The build tried to use the network: ${[...targets].join(', ')}. Remove these requests, because a build must depend only on the repository and the installed packages.`,
    );
    process.exitCode = 1;
  });
}
