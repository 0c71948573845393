import type { WebhookEvent } from '../objects';
import { formatTime } from '../time/format';

/** Returns the body of an event's request. */
export function eventBody({ id, type, createdAt, data }: WebhookEvent): object {
  return { id, type, created_at: formatTime(createdAt), data };
}
