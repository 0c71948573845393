import { runMethodFile, type RunMethod } from '../../shared/runFiles';
import { fetchFile } from '../session/fetchFile';
import { pageVersion } from '../session/pageVersion';
import { LoadFailure } from './LoadFailure';
import { RpcPanel } from './RpcPanel';
import { useLoaded } from './useLoaded';

/** Loads a method and lets the reader call it. */
export default function RpcRunner({ method }: { readonly method: string }): React.JSX.Element {
  const { value, error, ...loading } = useLoaded(() =>
    fetchFile<RunMethod>(runMethodFile(pageVersion().name, method)),
  );
  if (value !== undefined) return <RpcPanel method={value} />;
  if (error === undefined) return <p className="r-loading">Loading …</p>;
  return <LoadFailure error={error} isLoading={loading.isLoading} onRetry={loading.retry} />;
}
