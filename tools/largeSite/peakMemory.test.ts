import { memoryOfTree } from './peakMemory';

test('sums the memory of a process and its descendants only', () => {
  const processes = [
    { id: 1, parent: 0, memory: 1 },
    { id: 2, parent: 1, memory: 10 },
    { id: 3, parent: 2, memory: 100 },
    { id: 4, parent: 2, memory: 1000 },
    { id: 5, parent: 1, memory: 10_000 },
  ];
  expect(memoryOfTree(2, processes)).toBe(1110);
  expect(memoryOfTree(5, processes)).toBe(10_000);
  expect(memoryOfTree(9, processes)).toBe(0);
});
