import { createSafeStorage } from './visitorStorage';

function mapStorage(): Pick<Storage, 'getItem' | 'setItem'> {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
  };
}

const refuse = (): never => {
  throw new DOMException('no', 'SecurityError');
};

test('reads and writes the browser’s storage', () => {
  const behind = mapStorage();
  const storage = createSafeStorage(() => behind);
  expect(storage.read('a')).toBeNull();
  storage.write('a', '1');
  expect(behind.getItem('a')).toBe('1');
  expect(storage.read('a')).toBe('1');
});

test.each([
  ['the access throws', refuse],
  ['reading and writing throw', () => ({ getItem: refuse, setItem: refuse })],
  ['only writing throws', () => ({ ...mapStorage(), setItem: refuse })],
])('keeps values for the visit if %s', (_, open) => {
  const storage = createSafeStorage(open);
  expect(storage.read('a')).toBeNull();
  storage.write('a', '1');
  storage.write('a', '2');
  expect(storage.read('a')).toBe('2');
});

test('drops the value from memory when it can be stored again', () => {
  const behind = mapStorage();
  let full = true;
  const storage = createSafeStorage(() => (full ? { ...behind, setItem: refuse } : behind));
  storage.write('a', 'kept');
  full = false;
  storage.write('a', 'stored');
  behind.setItem('a', 'by another tab');
  expect(storage.read('a')).toBe('by another tab');
});
