import { z } from 'zod';
import { readMachine } from '../lifecycleTables/machine';
import { describeMachine, legend, stateDiagram } from '../lifecycleTables/stateDiagram';
import { moneyTable } from '../lifecycleTables/moneyTable';
import { statesTable } from '../lifecycleTables/statesTable';
import { eventsReference } from '../lifecycleTables/eventsReference';
import type { Expander } from './expander';

const name = z.string().trim().min(1);

const usedData = () => ['lifecycles', 'chain_lifecycles', 'transactions', 'environments'];

/** `<States of="transaction" kind="fiat_to_{network}" />`: the state changes as a table. */
export const states: Expander = {
  attributes: z.strictObject({ of: name, kind: name.optional() }),
  usedData,
  expand: ({ of = '', kind }, library) => statesTable(readMachine(of, kind, library)),
};

/**
 * `<MoneyByState of="transaction" kind="fiat_to_{network}" />`: who owes the money in each state.
 */
export const moneyByState: Expander = {
  attributes: z.strictObject({ of: name, kind: name.optional() }),
  usedData,
  expand: ({ of = '', kind }, library) => moneyTable(readMachine(of, kind, library), kind),
};

/** `<StateDiagram of="transaction" />`: a diagram with the same change numbers as `<States>`. */
export const stateDiagramExpander: Expander = {
  attributes: z.strictObject({ of: name, kind: name.optional(), caption: name.optional() }),
  usedData,
  expand: ({ of = '', kind, caption }, library) => {
    const machine = readMachine(of, kind, library);
    const text = caption === undefined ? legend(machine) : `${caption}. ${legend(machine)}`;
    return [
      {
        type: 'articleComponent',
        name: 'Figure',
        attributes: { alt: describeMachine(machine), caption: text },
        figure: stateDiagram(machine),
        children: [],
      },
    ];
  },
};

/** `<WebhookEvents />`: each event with its statuses and its body. */
export const webhookEvents: Expander = {
  attributes: z.strictObject({}),
  usedData,
  expand: (_attributes, library) => eventsReference(library),
};
