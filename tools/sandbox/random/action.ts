import type { TestAnswer, TestClient } from '../testClient';

/** A step of a random sequence; returns the answer to its call, if it makes one. */
export type Action = (client: TestClient) => Promise<TestAnswer | undefined>;
