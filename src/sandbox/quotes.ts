import { findCustomer } from './customers/operations';
import { checkRegion } from './customers/rules';
import { missingProblem, Problem } from './http/problem';
import { known } from './known';
import { checkAmount, checkBounds, checkExchange, feeOf } from './money/amounts';
import { formatRate, shareOf, type Rate } from './money/decimal';
import { exchange, rateBetween, amountToSell } from './money/rates';
import { checkNotPaused } from './movement';
import type { Money, Quote } from './objects';
import { created, ok, type Operations } from './operation';
import { findQuote } from './retention';
import { formatTime, second } from './time/format';
import { checkAvailability } from './transactions/create';
import { checkActive } from './transactions/destinations';
import type { World } from './world';

interface AmountInput {
  readonly value: string;
  readonly currency: string;
}

interface NewQuote {
  readonly customer_id: string;
  readonly sell?: AmountInput;
  readonly buy_currency?: string;
  readonly buy?: AmountInput;
  readonly sell_currency?: string;
}

function presentQuote(world: World, quote: Quote): object {
  return {
    id: quote.id,
    customer_id: quote.customerId,
    sell: world.amount(quote.sell),
    fee: world.amount(quote.fee),
    rate: formatRate(quote.rate),
    buy: world.amount(quote.buy),
    status: quote.status,
    expires_at: formatTime(quote.expiresAt),
    transaction_id: quote.transactionId,
    created_at: formatTime(quote.createdAt),
  };
}

interface Price {
  readonly sell: Money;
  readonly fee: Money;
  readonly rate: Rate;
  readonly buy: Money;
}

function priceOf(world: World, input: NewQuote): Price {
  const { exchange: kind } = world.kinds;
  const bps = feeOf(world, kind);
  if (input.sell !== undefined && input.buy_currency !== undefined) {
    const sell = checkAmount(world, kind, input.sell, 'sell');
    checkExchange(world, sell.currency, input.buy_currency, 'buy_currency');
    const rate = rateBetween(world.data, sell.currency, input.buy_currency);
    const fee = { currency: sell.currency, units: shareOf(sell.units, bps) };
    const from = world.currency(sell.currency).decimals;
    const to = world.currency(input.buy_currency).decimals;
    const units = exchange(sell.units - fee.units, rate, from, to);
    return { sell, fee, rate, buy: { currency: input.buy_currency, units } };
  }
  const buy = checkAmount(world, kind, known(input.buy), 'buy');
  const currency = known(input.sell_currency);
  checkExchange(world, currency, buy.currency, 'sell_currency');
  const rate = rateBetween(world.data, currency, buy.currency);
  const from = world.currency(currency).decimals;
  const units = amountToSell(buy.units, rate, bps, from, world.currency(buy.currency).decimals);
  const sell = { currency, units };
  checkBounds(world, kind, sell, 'buy.value', 'Must cost');
  return { sell, fee: { currency: sell.currency, units: shareOf(units, bps) }, rate, buy };
}

/** Returns the operations on quotes, by operation id. */
export function quoteOperations(world: World): Operations {
  const { data } = world;
  const create = (input: NewQuote): Quote => {
    const customer = findCustomer(world, input.customer_id);
    checkActive(customer);
    checkRegion(data, customer);
    checkAvailability(world, world.kinds.exchange);
    const price = priceOf(world, input);
    checkNotPaused(world, [price.sell.currency, price.buy.currency]);
    const stock = world.ledger.balance({ account: 'makers', owner: '' }, price.buy.currency);
    if (price.buy.units > stock) {
      throw new Problem('service_unavailable', 'Too few market makers answered.', {
        retryAfter: 30,
      });
    }
    const { to } = world.lifecycle.take('quote', 'offer', '–');
    const quote: Quote = {
      ...price,
      id: world.ids.next('quo', world.time),
      customerId: customer.id,
      status: to,
      createdAt: world.time,
      expiresAt: world.time + data.fx.quote.lifetimeSeconds * second,
      transactionId: null,
    };
    world.quotes.set(quote.id, quote);
    world.schedule.at(quote.expiresAt, () => {
      if (quote.status !== 'open') return;
      quote.status = world.lifecycle.take('quote', 'expire', quote.status).to;
    });
    return quote;
  };
  return {
    createQuote: ({ body }) => {
      const quote = create(body as unknown as NewQuote);
      return created(presentQuote(world, quote), `/quotes/${quote.id}`);
    },
    getQuote: ({ path }) => {
      const id = path['quote_id'];
      const quote = findQuote(world, id);
      if (quote === undefined) throw missingProblem('quote', String(id));
      return ok(presentQuote(world, quote));
    },
  };
}
