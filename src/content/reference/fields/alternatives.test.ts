import { conditionsOf, withJoinedDiscriminator } from './alternatives';
import type { Schema } from './schema';

const alternative = (properties: Record<string, Schema>, ...required: string[]) => ({
  properties,
  required: new Set(required),
});
const person = alternative({ type: { const: 'person' }, name: {}, born: {} }, 'type', 'born');
const firm = alternative({ type: { const: 'firm' }, name: {}, number: {} }, 'type');
const selling = alternative({ sell: {}, into: {}, note: {} }, 'sell', 'into');
const buying = alternative({ buy: {}, from: {}, note: {} }, 'buy', 'from');

describe('conditionsOf', () => {
  it.each([
    [
      'the declared field',
      'type',
      [alternative(person.properties, 'born'), alternative(firm.properties)],
    ],
    ['a required field with different values in each', undefined, [person, firm]],
  ])('distinguishes alternatives by %s', (_, declared, alternatives) => {
    expect(Object.fromEntries(conditionsOf(alternatives, declared))).toEqual({
      born: { allowedWith: ['person'], requiredWith: ['person'] },
      number: { allowedWith: ['firm'] },
    });
  });

  it('names the fields to use instead if there is no discriminator', () => {
    expect(Object.fromEntries(conditionsOf([selling, buying], undefined))).toEqual({
      sell: { insteadOf: ['buy', 'from'] },
      into: { insteadOf: ['buy', 'from'] },
      buy: { insteadOf: ['sell', 'into'] },
      from: { insteadOf: ['sell', 'into'] },
    });
  });

  it.each([
    ['one object', [person]],
    ['equal objects', [person, person]],
  ])('returns no conditions for %s', (_, alternatives) => {
    expect(conditionsOf(alternatives, undefined).size).toBe(0);
  });
});

describe('withJoinedDiscriminator', () => {
  it('allows the values of all alternatives', () => {
    expect(withJoinedDiscriminator([person, firm], person, undefined)['type']).toEqual({
      enum: ['person', 'firm'],
    });
  });

  it('keeps fields unchanged if there is no discriminator', () => {
    expect(withJoinedDiscriminator([selling, buying], selling, undefined)).toBe(selling.properties);
  });
});
