import { runMethodFile, type RunMethod } from '../../shared/runFiles';
import { fetchFile } from '../session/fetchFile';
import { pageVersion } from '../session/pageVersion';
import { LoadFailure } from './LoadFailure';
import { RpcPanel } from './RpcPanel';
import { useLoaded } from './useLoaded';

/** Loads a method and lets the reader call it. */
export default function RpcRunner({ method }: { readonly method: string }): React.JSX.Element {
  const [loaded, retry] = useLoaded(() =>
    fetchFile<RunMethod>(runMethodFile(pageVersion().name, method)),
  );
  if (loaded === undefined) return <p className="r-loading">Loading …</p>;
  if (loaded instanceof Error) return <LoadFailure error={loaded} onRetry={retry} />;
  return <RpcPanel method={loaded} />;
}
