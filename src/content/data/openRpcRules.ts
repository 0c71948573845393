import { isObject } from '../../shared/isObject';

type Members = Readonly<Record<string, unknown>>;

/** Returns an error for each parameter that a method lists twice. */
export function descriptorRules(document: Members) {
  const methods = Array.isArray(document['methods']) ? (document['methods'] as unknown[]) : [];
  return methods.flatMap((method, position) => {
    const params: unknown = isObject(method) ? method['params'] : undefined;
    const names = (Array.isArray(params) ? params : []).map((one: unknown) =>
      isObject(one) && typeof one['name'] === 'string' ? one['name'] : undefined,
    );
    return names.flatMap((name, index) =>
      name === undefined || names.indexOf(name) === index
        ? []
        : [
            {
              path: ['methods', position, 'params', index],
              message: `The parameter "${name}" is listed twice.`,
              advice: 'Remove one of the two.',
            },
          ],
    );
  });
}
