import type { IncomingMessage, ServerResponse } from 'node:http';
import { acceptedCoding, conditionStatus, parseRange } from './conditions';
import type { PublishedFolder } from './publishedFolder';

/** Files with fewer bytes are sent uncompressed. */
const minCompressedBytes = 1024;

/**
 * Sends a file, or only the requested range; compresses longer texts if the client accepts
 * compression. Sends status 304, 412 or 416 without the file if a condition or the range requires
 * it.
 *
 * @param status if it is not 200, the conditions and the range of the request are ignored
 */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  { folder, file, status = 200 }: { folder: PublishedFolder; file: string; status?: number },
): Promise<void> {
  const { type, isText, body, etag, compressed } = await folder.read(file);
  const finalStatus = status === 200 ? statusForRequest(request, etag) : status;
  response.setHeader('content-type', type);
  response.setHeader('etag', etag);
  response.setHeader('accept-ranges', 'bytes');
  if (isText) response.appendHeader('vary', 'Accept-Encoding');
  if (finalStatus === 304 || finalStatus === 412) {
    response.removeHeader('content-type');
    response.writeHead(finalStatus).end();
    return;
  }

  const range = finalStatus === 206 ? parseRange(request.headers.range, body.length) : undefined;
  if (range === 'unsatisfiable') {
    response.removeHeader('content-type');
    response.writeHead(416, { 'content-range': `bytes */${body.length}` }).end();
    return;
  }
  if (range !== undefined) {
    const part = body.subarray(range.start, range.end + 1);
    response.writeHead(206, {
      'content-range': `bytes ${range.start}-${range.end}/${body.length}`,
      'content-length': part.length,
    });
    response.end(part);
    return;
  }

  const accepted = request.headers['accept-encoding']?.toString();
  const coding = isText && body.length >= minCompressedBytes ? acceptedCoding(accepted) : undefined;
  const content = coding === undefined ? body : await compressed(coding);
  if (coding !== undefined) {
    response.setHeader('content-encoding', coding);
    // A strong tag identifies one sequence of bytes, so encoded bodies get a weak one.
    response.setHeader('etag', `W/${etag}`);
  }
  response.writeHead(finalStatus === 206 ? 200 : finalStatus, { 'content-length': content.length });
  response.end(request.method === 'HEAD' ? undefined : content);
}

/** Returns the status that the conditions of a request lead to. A range applies only to GET. */
function statusForRequest({ method, headers }: IncomingMessage, etag: string): number {
  const status = conditionStatus(headers, etag);
  return status === 206 && method !== 'GET' ? 200 : status;
}
