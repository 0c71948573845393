import { count, list, object, percent, quantity, text } from './values';

/** Schema of `service_levels.yaml`. */
export const serviceLevels = object({
  measuredOver: text,
  exampleDays: count,
  exampleBusinessDays: count,
  exampleOpenHours: count,
  availability: list({
    service: text,
    counts: text,
    percent,
    hours: count,
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
  report: object({
    name: text,
    publishedBusinessDay: count,
    keptMonths: count,
  }),
  recovery: object({
    exercisesPerYear: count,
    list: list({
      service: text,
      rto: text,
      rpo: text,
    }),
  }),
  assurance: list({
    report: text,
    covers: text,
    period: text,
    available: text,
  }),
});
