import { count, list, object, percent, quantity, text } from './values';

/** `service_levels.yaml` */
export const serviceLevels = object({
  measuredOver: text,
  exampleDays: count,
  availability: list({
    service: text,
    counts: text,
    percent,
    minutesOff: quantity,
  }),
  times: list({
    what: text,
    percent,
    within: text,
  }),
  incidents: list({
    severity: count,
    means: text,
    firstAnswer: text,
    hours: text,
  }),
});
