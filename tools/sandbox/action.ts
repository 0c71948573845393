import type { TestAnswer, TestClient } from './testClient';

/** A step of a random sequence; returns the answer of a call, or nothing. */
export type Action = (client: TestClient) => Promise<TestAnswer | undefined>;
