import { chainAddress, count, list, object, oneOf, text } from './values';

const program = {
  program: text,
  id: chainAddress,
  does: text,
  upgradedBy: oneOf('upgrade vote', 'upgrade vote, with a node release'),
};

/** Schema of `programs.yaml`. */
export const programs = object({
  deploy: object({
    maxBytes: count,
    headerBytes: count,
    upgradeNoticeHours: count,
  }),
  network: list(program),
  compliance: list(program),
  money: list(program),
  ids: object({
    badge: chainAddress,
    classification: chainAddress,
    guard: chainAddress,
    verification: chainAddress,
    auditor: chainAddress,
    governance: chainAddress,
    reserve: chainAddress,
    feeConversion: chainAddress,
    exchange: chainAddress,
  }),
  exampleProgramBytes: count,
  exampleProgramLamports: count,
});
