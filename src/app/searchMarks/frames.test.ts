/** @jest-environment jsdom */
import { frameDocument } from './frames';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Creates a frame with a given document, because jsdom does not load any. */
function frameWith(content: Partial<Document> | null, src: string): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.src = src;
  Object.defineProperty(frame, 'contentDocument', { get: () => content, configurable: true });
  return frame;
}

const never = new AbortController().signal;
const complete = { readyState: 'complete', URL: 'https://example.com/a' } as const;

describe('frameDocument', () => {
  it('returns the document without waiting if the frame has loaded', async () => {
    expect(await frameDocument(frameWith(complete, '/a'), 5000, never)).toBe(complete);
    const inline = { readyState: 'complete', URL: 'about:srcdoc' } as const;
    expect(await frameDocument(frameWith(inline, ''), 5000, never)).toBe(inline);
  });

  it('waits for the frame to load', async () => {
    const first = { readyState: 'complete', URL: 'about:blank' } as const;
    const frame = frameWith(first, '/a');
    const result = frameDocument(frame, 5000, never);
    jest.advanceTimersByTime(4999);
    Object.defineProperty(frame, 'contentDocument', { value: complete });
    frame.dispatchEvent(new Event('load'));
    expect(await result).toBe(complete);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('gives up after the time limit', async () => {
    const result = frameDocument(frameWith(null, '/a'), 5000, never);
    jest.advanceTimersByTime(5000);
    expect(await result).toBeNull();
  });

  it('returns null if access is denied', async () => {
    const frame = frameWith(null, '/a');
    Object.defineProperty(frame, 'contentDocument', {
      get() {
        throw new DOMException('no', 'SecurityError');
      },
    });
    const result = frameDocument(frame, 5000, never);
    frame.dispatchEvent(new Event('load'));
    expect(await result).toBeNull();
  });

  it('stops waiting on abort', async () => {
    const page = new AbortController();
    const result = frameDocument(frameWith(null, '/a'), 5000, page.signal);
    page.abort();
    expect(await result).toBeNull();
    expect(jest.getTimerCount()).toBe(0);
  });
});
