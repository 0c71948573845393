import { list, object, transition } from './values';

/** `chain_lifecycles.yaml` */
export const chainLifecycles = object({
  badge: list(transition),
  proposal: list(transition),
  exchange: list(transition),
  verification: list(transition),
});
