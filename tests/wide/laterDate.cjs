/* global module */
/** Sets `Date` 400 days ahead in a process; preloaded with `NODE_OPTIONS=--require`. */
const real = Date;
const now = () => real.now() + 400 * 86_400_000;

globalThis.Date = new Proxy(real, {
  apply: () => new real(now()).toString(),
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length > 0 ? args : [now()], newTarget),
  get: (target, key, receiver) => (key === 'now' ? now : Reflect.get(target, key, receiver)),
});

module.exports = {};
