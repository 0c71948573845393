/** @jest-environment jsdom */
import { endProgress, startProgress } from './progress';

const bar = (): Element | null => document.querySelector('[role="progressbar"]');

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  endProgress();
  jest.runAllTimers();
  jest.useRealTimers();
});

test('a quick navigation shows no bar', () => {
  startProgress();
  jest.advanceTimersByTime(199);
  endProgress();
  jest.advanceTimersByTime(5000);
  expect(bar()).toBeNull();
});

test('after 200 ms the bar is there until the navigation ends', () => {
  startProgress();
  jest.advanceTimersByTime(200);
  expect(bar()?.getAttribute('aria-label')).toBe('Loading page');
  expect(document.querySelector('[role="spinner"]')).toBeNull();
  jest.advanceTimersByTime(3000);
  expect(bar()).not.toBeNull();
  endProgress();
  jest.advanceTimersByTime(1000);
  expect(bar()).toBeNull();
});

test('a second navigation keeps the bar of the first, and one end ends it', () => {
  startProgress();
  jest.advanceTimersByTime(150);
  startProgress();
  jest.advanceTimersByTime(50);
  expect(document.querySelectorAll('[role="progressbar"]')).toHaveLength(1);
  startProgress();
  endProgress();
  jest.advanceTimersByTime(1000);
  expect(bar()).toBeNull();
});

test('it can be shown again', () => {
  for (let round = 0; round < 3; round += 1) {
    startProgress();
    jest.advanceTimersByTime(250);
    expect(bar()).not.toBeNull();
    endProgress();
    jest.advanceTimersByTime(1000);
    expect(bar()).toBeNull();
  }
});

test('a navigation that begins while the bar of the one before leaves has a bar of its own', () => {
  startProgress();
  jest.advanceTimersByTime(300);
  endProgress();
  jest.advanceTimersByTime(50);
  startProgress();
  jest.advanceTimersByTime(800);
  expect(document.querySelectorAll('[role="progressbar"]')).toHaveLength(1);
  jest.advanceTimersByTime(5000);
  expect(bar()).not.toBeNull();
});
