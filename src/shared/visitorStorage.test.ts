import { createSafeStorage } from './visitorStorage';

function mapStorage(): Pick<Storage, 'getItem' | 'setItem'> {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
  };
}

const denyAccess = (): never => {
  throw new DOMException('no', 'SecurityError');
};

test('reads and writes the browser’s storage', () => {
  const browserStorage = mapStorage();
  const storage = createSafeStorage(() => browserStorage);
  expect(storage.read('a')).toBeNull();
  storage.write('a', '1');
  expect(browserStorage.getItem('a')).toBe('1');
  expect(storage.read('a')).toBe('1');
});

test.each([
  ['access throws', denyAccess],
  ['reading and writing throw', () => ({ getItem: denyAccess, setItem: denyAccess })],
  ['only writing throws', () => ({ ...mapStorage(), setItem: denyAccess })],
])('keeps values for the visit if %s', (_, open) => {
  const storage = createSafeStorage(open);
  expect(storage.read('a')).toBeNull();
  storage.write('a', '1');
  storage.write('a', '2');
  expect(storage.read('a')).toBe('2');
});

test('drops a value kept in memory once the storage accepts values again', () => {
  const browserStorage = mapStorage();
  let isFull = true;
  const storage = createSafeStorage(() =>
    isFull ? { ...browserStorage, setItem: denyAccess } : browserStorage,
  );
  storage.write('a', 'kept');
  isFull = false;
  storage.write('a', 'stored');
  browserStorage.setItem('a', 'by another tab');
  expect(storage.read('a')).toBe('by another tab');
});
