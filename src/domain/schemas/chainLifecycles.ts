import { list, object, transition } from './values';

/** Schema of `chain_lifecycles.yaml`. */
export const chainLifecycles = object({
  badge: list(transition),
  proposal: list(transition),
  exchange: list(transition),
  verification: list(transition),
});
