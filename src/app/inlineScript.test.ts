import { inlineScript } from './inlineScript';

test('it calls the function with the argument', () => {
  const seen: unknown[] = [];
  Object.assign(globalThis, { seen });
  const text = inlineScript(
    ({ word }) => {
      (globalThis as unknown as { seen: unknown[] }).seen.push(word);
    },
    { word: '</script><b>' },
  );
  expect(text).not.toContain('</');
  new Function(text)();
  expect(seen).toEqual(['</script><b>']);
});

test('it refuses a function whose source could end the script element', () => {
  expect(() => inlineScript(() => '</script>', null)).toThrow('may not hold');
});
