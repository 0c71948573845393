/** @jest-environment jsdom */
import { endProgress, startProgress } from './progress';

const bar = (): Element | null => document.querySelector('[role="progressbar"]');

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  endProgress();
  jest.runAllTimers();
  jest.useRealTimers();
});

test('shows no bar for a quick navigation', () => {
  startProgress();
  jest.advanceTimersByTime(199);
  endProgress();
  jest.advanceTimersByTime(5000);
  expect(bar()).toBeNull();
});

test('shows the bar after 200 ms, until the navigation ends', () => {
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

test('shows one bar for several navigations, and removes it as soon as one of them ends', () => {
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

test('shows the bar again for the next navigation', () => {
  for (let round = 0; round < 3; round += 1) {
    startProgress();
    jest.advanceTimersByTime(250);
    expect(bar()).not.toBeNull();
    endProgress();
    jest.advanceTimersByTime(1000);
    expect(bar()).toBeNull();
  }
});

test('shows a new bar for a navigation that starts while the last bar fades', () => {
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
