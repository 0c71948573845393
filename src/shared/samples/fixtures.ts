import type { SampleRequest } from './apiCurl';

export const get: SampleRequest = {
  operationId: 'getThing',
  method: 'GET',
  path: '/things/{thing_id}',
  pathValues: { thing_id: 't1' },
  query: [],
  needsKey: false,
  answer: 'json',
};
export const post: SampleRequest = {
  ...get,
  operationId: 'makeThing',
  method: 'POST',
  path: '/things',
  pathValues: {},
  needsKey: true,
  body: { name: "it's" },
};
